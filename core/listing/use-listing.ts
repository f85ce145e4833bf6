import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPlainClick } from '../controls/press';
import { parseHtml } from '../dom/html';
import { unclobbered } from '../dom/unclobbered';
import { sendWidgetEvent } from '../events/widget-events';
import type { PartProps, SlotProps } from '../markup/overrides';
import { slotParts } from '../markup/slot-parts';
import { pageUrl } from '../page/page-url';
import { reportFailure } from '../state/failures';
import { useAppDispatch, useLatestRequest } from '../state/hooks';
import { navigateInstead } from '../state/navigate-instead';
import { requestShop } from '../state/request-shop';
import { announce } from '../state/slices/ui-slice';
import { closeDialog, hasDialog, openDialog } from '../state/ui/dialogs';
import { showBusy } from '../state/ui/show-busy';
import { afterRender } from '../timing/wait';
import {
  changedChoices,
  leadsToThisPage,
  listUrl,
  narrowed,
  noteOpen,
  readFocus,
  restoreListFocus,
  restoreOpen,
  restorePrices,
  shownIn,
} from './list-place';

/**
 * A response as contents of parts; if it includes the part's own element, that element's content.
 *
 * @throws Error if the response has no list, or the slot no part for it
 */
function listContent<Name extends string>(
  slot: HTMLElement,
  response: Readonly<Record<Name, string>>,
  list: NoInfer<Name>,
): Readonly<Record<Name, string>> {
  const content: Record<string, string> = { ...response };
  let hasPlace = false;
  for (const part of slotParts(slot)) {
    const name = part.getAttribute('data-part')!;
    hasPlace ||= name === list;
    // Without an id, `[id~=""]` matches nothing.
    const same = [...parseHtml(content[name] ?? '').querySelectorAll(`[data-part="${name}"], [id~="${part.id}"]`)].find(
      (element) => [undefined, slot.dataset.widget].includes(widgetAround(element)),
    );
    if (same) content[name] = same.innerHTML;
  }
  const html = content[list] ?? '';
  // A theme may render nothing for no pages of text. Without a list, the slot in the response would be mounted in its place.
  const isList =
    (html.trim() || list !== 'products') && !parseHtml(html).querySelector(`[data-widget="${slot.dataset.widget}"]`);
  if (!hasPlace || !isList) throw new Error('no list, or no part for it');
  return content as Record<Name, string>;
}

const widgetAround = (element: Element) => element.closest<HTMLElement>('[data-widget]')?.dataset.widget;

interface ListingOptions<Name extends string> {
  /** Part name → the partial below templates/components. */
  sections: Readonly<Record<Name | 'products' | 'sidebar', string>>;
  /** In the form of a template's front matter. */
  config: (url: string) => Readonly<Record<string, unknown>>;
  /** The partial with all values of one filter, for the dialog. */
  more: string;
  dialog: string;
  /** The part with the list; default `products`. */
  listOf?: (href: string) => NoInfer<Name> | 'products';
}

export interface Listing<Name extends string> {
  /** Part name → HTML; empty while the list is server-rendered. */
  readonly html: Partial<Readonly<Record<Name | 'products' | 'sidebar', string>>>;
  readonly url: string;
  readonly parts: ListingParts;
}

interface ListingParts {
  readonly slot: SlotProps;
  readonly products: PartProps;
  readonly sidebar: PartProps;
  readonly overlay: PartProps;
}

interface View<Name extends string> {
  readonly html: Readonly<Record<Name | 'products' | 'sidebar', string>>;
  readonly url: string;
  readonly trigger: Element | null;
  readonly isNew: boolean;
  /** The scroll position to restore, in pixels. */
  readonly top: number | undefined;
}

const SORTING = 'form[data-sort-by]';
const FORMS = `${SORTING}, form[data-faceted-search-range]`;

/**
 * Loads lists in the page for `data-faceted-search-facet` links, the forms above the list and *Back*. `data-facet-more`
 * opens all values of a filter in a dialog. If a list can't be loaded, the browser opens its URL.
 */
export function useListing<Name extends string = never>(
  slot: HTMLElement,
  { sections, config, more, dialog, listOf }: ListingOptions<Name>,
): Listing<Name> {
  const dispatch = useAppDispatch();
  const [view, setView] = useState<View<Name> | null>(null);
  const { isPending, send, abort } = useLatestRequest();
  const [href, setHref] = useState(pageUrl.now);
  const [open] = useState(() => new Map<string, boolean>());
  /** False after *Back*. */
  const isLastNew = useRef(true);
  /** The last requested list's. */
  const asked = useRef(href);

  const show = async (url: string, trigger: Element | null, isNew = true, top?: number) => {
    isLastNew.current = isNew;
    asked.current = url;
    const hasScrolled = watchScroll();
    try {
      const response = await send((signal) =>
        requestShop((api) => api.fragments.many(url, sections, { config: config(url), signal })),
      );
      const html = listContent(slot, response, listOf?.(url) ?? 'products');
      if (isNew) pageUrl.push(url);
      const { pathname, search } = new URL(url, document.baseURI);
      setHref(pathname + search);
      setView({ html, url: pathname + search, trigger, isNew, top: hasScrolled() ? undefined : top });
    } catch (error) {
      asked.current = href;
      reportFailure(`list ${url}`, error);
      dispatch(navigateInstead(error, url));
    }
  };

  useEffect(() => (isPending ? dispatch(showBusy()) : undefined), [dispatch, isPending]);

  useLayoutEffect(() => restorePrices(slot, href), [href, slot]);

  useLayoutEffect(() => {
    if (!view) return;
    const focused = readFocus(slot, view.trigger);
    noteOpen(slot, open);
    afterRender(() => {
      restoreOpen(slot, open);
      restorePrices(slot, view.url);
      restoreListFocus(slot, focused, view.isNew);
      // The browser has scrolled, but in the list before.
      if (view.top !== undefined) window.scrollTo({ top: view.top, behavior: 'instant' });
      const status = shownIn(slot, '[data-listing-status]');
      // A screen reader reads the focused element.
      if (status && status !== document.activeElement) {
        dispatch(announce((status.textContent ?? '').replace(/\s+/g, ' ').trim()));
      }
      sendWidgetEvent('widgets:listing-changed', { url: view.url, source: 'list' }, slot);
    });
  }, [dispatch, open, slot, view]);

  const click = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'a[data-faceted-search-facet], a[data-facet-more]',
    );
    if (!link || !isPlainClick(event) || event.defaultPrevented || !leadsToThisPage(link)) return;
    const { facetMore } = link.dataset;
    if (facetMore === undefined) {
      event.preventDefault();
      dispatch(closeDialog(link.closest('dialog')?.dataset.name ?? ''));
      // Several filters may be chosen before a list arrives.
      const isFilter = isPending && link.closest('[data-part="sidebar"]');
      void show(isFilter ? narrowed(link.href, href, asked.current) : link.href, link);
    } else if (hasDialog(dialog)) {
      event.preventDefault();
      const query = { list_all: facetMore };
      const load = openDialog({
        name: dialog,
        load: (signal) => dispatch(requestShop((api) => api.fragments.one(href, more, { query, signal }))),
      });
      void dispatch(load);
    }
  });
  const goBack = useEffectEvent((top: number | undefined) => {
    if (pageUrl.now() !== href) return void show(pageUrl.now(), null, false, top);
    // *Forward* has made the shown list right again: abort the load for *Back* only. A link to a fragment fires
    // `popstate`, too.
    if (isLastNew.current) return;
    abort();
    asked.current = href;
  });

  useEffect(() => {
    // The filters may be in a dialog, and a document listener may cancel the click.
    const listener = (event: MouseEvent) => click(event);
    window.addEventListener('click', listener);
    const stopObserving = pageUrl.observe((top) => goBack(top));
    return () => {
      window.removeEventListener('click', listener);
      stopObserving();
    };
  }, []);

  const applyEarlyChoice = useEffectEvent(() => {
    const form = slot.querySelector<HTMLFormElement>(SORTING);
    const chosen = form ? changedChoices(form) : [];
    if (chosen.length > 0) void show(listUrl(href, chosen), form);
  });
  useEffect(() => applyEarlyChoice(), []);

  const html: Listing<Name>['html'] = view?.html ?? {};
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || !target.closest(SORTING)) return;
    void show(listUrl(asked.current, [[target.name, target.value]]), target);
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !unclobbered(form, 'matches')(FORMS)) return;
    event.preventDefault();
    void show(listUrl(asked.current, [...new FormData(form)]), event.submitter ?? form);
  };
  return {
    html,
    url: href,
    parts: {
      slot: {
        onChange,
        onSubmit,
        // `load-more` changes the URL of the shown list.
        'onwidgets:listing-changed': ({ detail }: CustomEvent<{ url: string }>) => setHref(detail.url),
        'aria-busy': isPending || undefined,
      },
      products: { html: html.products },
      sidebar: { html: html.sidebar },
      overlay: { hidden: !isPending },
    },
  };
}

/** Whether the shopper scrolls from now on. The browser scrolls within two frames. */
function watchScroll(): () => boolean {
  let begin = NaN;
  requestAnimationFrame(() => requestAnimationFrame(() => (begin = window.scrollY)));
  return () => Math.abs(window.scrollY - begin) > 1;
}
