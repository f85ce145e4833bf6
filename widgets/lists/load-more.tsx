import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { number, oneOf, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { isPlainClick } from '../../core/controls/press';
import { markOwn } from '../../core/dom/foreign-nodes';
import { parseHtml } from '../../core/dom/html';
import { sendWidgetEvent } from '../../core/events/widget-events';
import { pageQuery } from '../../core/listing/page-query';
import { withPatch } from '../../core/markup/late-patch';
import { pageUrl } from '../../core/page/page-url';
import { reportFailure } from '../../core/state/failures';
import { useAppDispatch, useLatestRequest } from '../../core/state/hooks';
import { navigateInstead } from '../../core/state/navigate-instead';
import { requestShop } from '../../core/state/request-shop';
import { announce } from '../../core/state/slices/ui-slice';
import { showBusy } from '../../core/state/ui/show-busy';
import { readStorage, writeStorage } from '../../core/storage/storage';
import { afterPaint } from '../../core/timing/wait';

/** In `history.state`: the URLs of the list's pages, from top to end. */
const STATE = 'widgetsPages';
/** Fetched again after *Back* or a reload, each by a request. */
const LIMIT = 10;
/** Where the last longer list was left: its URL and the scroll position in pixels. */
const LEFT = 'list-left';

interface ListPage {
  readonly items: readonly HTMLElement[];
  readonly next: string | undefined;
}

/** @throws Error if the response has no such list */
function readPage(html: string, listId: string): ListPage {
  const content = parseHtml(html);
  const list = content.getElementById(listId);
  if (!list) throw new Error('no list');
  const link = content.querySelector('[data-widget="load-more"] [data-part="link"]');
  return { items: [...list.children] as HTMLElement[], next: link?.getAttribute('href') ?? undefined };
}

/** With slots and scripts. @returns the first one */
function insertItems(list: Element, items: readonly HTMLElement[], before: Element | null): HTMLElement | undefined {
  const inserted = items.map((item) => {
    const place = document.importNode(item);
    // Else it would stay in the next list, as another script's.
    markOwn(place);
    list.insertBefore(place, before);
    // The code is there: it came with that of the request.
    withPatch((patchHtml) => patchHtml(place, item.innerHTML, false));
    return place;
  });
  return inserted[0];
}

/** The pages that this history entry showed when it was left, if its URL is the last of them. */
function pagesLeft(): readonly string[] {
  const pages = (window.history.state as { [STATE]?: string[] } | null)?.[STATE];
  return pages?.at(-1) === pageUrl.now() ? pages : [pageUrl.now()];
}

/** The URL of the reached page replaces the first: *Back* leaves the list. */
function storePages(pages: readonly string[]): void {
  // `pageUrl` must see the same entry.
  const widgetsPlace = { id: window.location.href, before: '', top: 0 };
  try {
    window.history.replaceState({ widgetsPlace, ...window.history.state, [STATE]: pages }, '', pages.at(-1));
  } catch {
    // Browsers refuse too many changes in a short time. Then only the URL is wrong.
  }
}

/** Stores where a list of several pages is left, for `pages.at(-1)`. */
function useStoredPosition(pages: RefObject<readonly string[]>): void {
  useEffect(() => {
    let top = window.scrollY;
    // When the list is replaced, the browser has already moved a shorter page.
    const note = () => void (top = window.scrollY);
    const store = () => {
      if (pages.current.length > 1) writeStorage(LEFT, `${top} ${pages.current.at(-1)}`, 'session');
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [pages]);
}

/** Undefined if another list was left last. */
function positionLeft(url: string): number | undefined {
  const [, top, left] = /^(\d+)\S* (.+)$/.exec(readStorage(LEFT, 'session') ?? '') ?? [];
  return left === url ? Number(top) : undefined;
}

const contract = defineContract({
  name: 'load-more',
  moment: 'interaction',
  attributes: {
    kind: oneOf(['category', 'brand', 'search']),
    perPage: number(),
    listId: string(),
    query: string(''),
    first: number(),
    last: number(),
  },
  messages: { shownMessage: required('the sentence with the numbers [first] and [last] of the shown products') },
  parts: {
    link: optional('the link to the next page of the list', 'a'),
    shown: required('the element for that sentence'),
  },
  events: ['widgets:listing-changed'],
});

/** Appends the next page; after *Back* or a reload, the pages before it again. */
export const loadMore = defineWidget(contract, function LoadMore(props) {
  const { kind, perPage, listId, query, slot, initial, Markup } = props;
  const dispatch = useAppDispatch();
  const { isPending, send } = useLatestRequest();
  const [range, setRange] = useState({ first: props.first, last: props.last });
  const [next, setNext] = useState(() => initial('link')[0]?.element.getAttribute('href') ?? undefined);
  const pages = useRef<readonly string[]>([pageUrl.now()]);
  useStoredPosition(pages);

  const fetchPages = (urls: readonly string[]) =>
    send(
      (signal) => (dispatch) =>
        Promise.all(
          urls.map(async (url) => {
            const config =
              kind === 'search'
                ? { product_results: { limit: perPage } }
                : {
                    [kind]: { shop_by_price: true, products: { limit: perPage } },
                    gql: pageQuery(query, url, perPage),
                  };
            const template = `${kind}/product-listing`;
            const html = await dispatch(requestShop((api) => api.fragments.one(url, template, { config, signal })));
            return readPage(html, listId);
          }),
        ),
    );
  const sentence = ({ first, last }: typeof range) => fillMessage(props.shownMessage, { first, last });
  const show = (shown: typeof range) => {
    setRange(shown);
    sendWidgetEvent('widgets:listing-changed', { url: pageUrl.now(), source: 'list' }, slot);
  };

  const append = async (url: string) => {
    try {
      const [page] = await fetchPages([url]);
      const list = document.getElementById(listId)!;
      const { activeElement } = document;
      const first = insertItems(list, page!.items, null);
      const { pathname, search } = new URL(url, document.baseURI);
      pages.current = [...pages.current, pathname + search];
      storePages(pages.current);
      setNext(page!.next);
      const shown = { ...range, last: range.last + page!.items.length };
      show(shown);
      dispatch(announce(sentence(shown)));
      // Safari focuses no clicked link.
      if (first && (slot.contains(activeElement) || activeElement === document.body)) {
        first.tabIndex = -1;
        first.focus({ preventScroll: true });
      }
    } catch (error) {
      reportFailure(`list ${url}`, error);
      dispatch(navigateInstead(error, url));
    }
  };

  const restore = useEffectEvent(async () => {
    const left = pagesLeft().slice(-LIMIT);
    if (left.length < 2) return;
    const begin = window.scrollY;
    try {
      const before = await fetchPages(left.slice(0, -1));
      const list = document.getElementById(listId)!;
      const seen = list.firstElementChild;
      const place = () => seen?.getBoundingClientRect().top ?? 0;
      const top = place();
      const hasScrolled = Math.abs(window.scrollY - begin) > 1;
      // Safari keeps nothing in its place; elsewhere it would move twice.
      document.documentElement.style.overflowAnchor = 'none';
      for (const { items } of before) insertItems(list, items, seen);
      const moved = window.scrollY + place() - top;
      window.scrollTo({ top: (hasScrolled ? undefined : positionLeft(left.at(-1)!)) ?? moved, behavior: 'instant' });
      void afterPaint().then(() => document.documentElement.style.removeProperty('overflow-anchor'));
      pages.current = left;
      show({ ...range, first: range.first - before.reduce((sum, { items }) => sum + items.length, 0) });
    } catch (error) {
      // The link to the page before is still there.
      reportFailure('list before this page', error);
    }
  });
  useEffect(() => void restore(), []);
  useEffect(() => (isPending ? dispatch(showBusy()) : undefined), [dispatch, isPending]);

  const isChanged = range.first !== props.first || range.last !== props.last;
  return (
    <Markup
      link={{
        href: next,
        hidden: next === undefined,
        'aria-busy': isPending || undefined,
        onClick: (event) => {
          if (!next || !isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          if (!isPending) void append(next);
        },
      }}
      shown={isChanged ? { text: sentence(range) } : {}}
    />
  );
});
