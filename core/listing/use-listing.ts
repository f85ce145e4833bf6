import { slotParts } from '../markup/slot-parts';
import { parseHtml } from '../dom/html';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { sendWidgetEvent } from '../events/widget-events';
import { afterRender } from '../timing/wait';
import type { PartProps, SlotProps } from '../markup/overrides';
import { isPlainClick } from '../controls/press';
import { pageUrl } from '../page/page-url';
import { announce } from '../state/ui/announce';
import { requestShop } from '../state/request-shop';
import { closeDialog, openDialog, hasDialog } from '../state/ui/dialogs';
import { navigateInstead } from '../state/navigate-instead';
import { useAppDispatch, useNewestResponse } from '../state/hooks';
import { reportFailure } from '../state/failures';
import { showBusy } from '../state/ui/show-busy';
import {
  changedChoices,
  leadsToThisPage,
  listUrl,
  narrowed,
  noteOpen,
  readFocus,
  restoreListFocus,
  restoreOpen,
  shownIn,
} from './list-place';
import { unclobbered } from '../dom/unclobbered';

/**
 * Converts a response to the contents of a list's parts. The response of a theme may include the part's own element. Then
 * the content of that element is the content of the part.
 *
 * @param slot the element around the list and its filters
 * @param response name of a part → the shop's HTML
 * @param list the part that must not become empty
 * @throws Error when the response has no list, or when another script has removed the part from the slot
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
    // If the part has no id, `[id~=""]` matches nothing.
    const same = [...parseHtml(content[name] ?? '').querySelectorAll(`[data-part="${name}"], [id~="${part.id}"]`)].find(
      (element) => [undefined, slot.dataset.widget].includes(widgetAround(element)),
    );
    if (same) content[name] = same.innerHTML;
  }
  const html = content[list] ?? '';
  // If the response has the slot but no list in it, that slot would be mounted in the place of the list.
  const isList = html.trim() && !parseHtml(html).querySelector(`[data-widget="${slot.dataset.widget}"]`);
  if (!hasPlace || !isList) throw new Error('no list, or no part for it');
  return content as Record<Name, string>;
}

const widgetAround = (element: Element) => element.closest<HTMLElement>('[data-widget]')?.dataset.widget;

interface ListingOptions<Name extends string> {
  /** Part name → the partial below templates/components that the shop renders for it. */
  sections: Readonly<Record<Name | 'products' | 'sidebar', string>>;
  /** The settings of the page, in the form of its template's front matter. */
  config: Readonly<Record<string, unknown>>;
  /** The partial with all values of one filter, and the name of the dialog for it. */
  more: string;
  dialog: string;
  /** The part that contains the list; `products` when absent. */
  listOf?: (href: string) => NoInfer<Name> | 'products';
}

/** The shown list of products, and the overrides of its parts. */
export interface Listing<Name extends string> {
  /** Part name → the shop's HTML; empty while the list is the rendered one. */
  readonly html: Partial<Readonly<Record<Name | 'products' | 'sidebar', string>>>;
  /** Path and query of the shown list. */
  readonly url: string;
  /** The overrides of the parts that each list has. */
  readonly parts: ListingParts;
}

/** For `<Markup {...parts} />`. */
interface ListingParts {
  readonly slot: SlotProps;
  readonly products: PartProps;
  readonly sidebar: PartProps;
  readonly overlay: PartProps;
}

/** A loaded list, and how the shopper asked for it. */
interface View<Name extends string> {
  readonly html: Readonly<Record<Name | 'products' | 'sidebar', string>>;
  readonly url: string;
  readonly trigger: Element | null;
  readonly isNew: boolean;
  /** The scroll position of a list that comes back, in pixels, unless the shopper has scrolled since. */
  readonly top: number | undefined;
}

const SORTING = 'form[data-sort-by]';
const FORMS = `${SORTING}, form[data-faceted-search-range]`;

/**
 * Loads a list of products in the page when a filter, the order or the page number changes. It handles links with
 * `data-faceted-search-facet` and the forms above the list. The page's URL changes too, so *Back* works. `data-facet-more` opens
 * all values of a filter in a dialog. If a list can't be loaded, or the response has no list, the browser opens the list's URL.
 *
 * @param slot the element around the list and its filters
 */
export function useListing<Name extends string = never>(
  slot: HTMLElement,
  { sections, config, more, dialog, listOf }: ListingOptions<Name>,
): Listing<Name> {
  const dispatch = useAppDispatch();
  const [view, setView] = useState<View<Name> | null>(null);
  const { isAsking, ask, stop } = useNewestResponse();
  const [rendered] = useState(pageUrl.now);
  const [open] = useState(() => new Map<string, boolean>());
  /** Whether the shopper asked for the last list; false after *Back*. */
  const isLastNew = useRef(true);
  /** The URL of the last list that was asked for: it is shown or loading. */
  const asked = useRef(rendered);
  const href = view?.url ?? rendered;

  const show = async (url: string, trigger: Element | null, isNew = true, top?: number) => {
    isLastNew.current = isNew;
    asked.current = url;
    const hasScrolled = watchScroll();
    try {
      const response = await ask((signal) =>
        requestShop((api) => api.fragments.many(url, sections, { config, signal })),
      );
      const html = listContent(slot, response, listOf?.(url) ?? 'products');
      if (isNew) pageUrl.push(url);
      const { pathname, search } = new URL(url, document.baseURI);
      setView({ html, url: pathname + search, trigger, isNew, top: hasScrolled() ? undefined : top });
    } catch (error) {
      asked.current = href;
      reportFailure(`list ${url}`, error);
      dispatch(navigateInstead(error, url));
    }
  };

  useEffect(() => (isAsking ? dispatch(showBusy()) : undefined), [dispatch, isAsking]);

  useLayoutEffect(() => {
    if (!view) return;
    const focused = readFocus(slot, view.trigger);
    noteOpen(slot, open);
    afterRender(() => {
      restoreOpen(slot, open);
      restoreListFocus(slot, focused, view.isNew);
      // The browser has scrolled already, but in the list before, which may be shorter.
      if (view.top !== undefined) window.scrollTo({ top: view.top, behavior: 'instant' });
      const status = shownIn(slot, '[data-listing-status]');
      // A screen reader reads the focused element anyway.
      if (status && status !== document.activeElement) {
        dispatch(announce((status.textContent ?? '').replace(/\s+/g, ' ').trim()));
      }
      sendWidgetEvent('widgets:listing-changed', { url: view.url }, slot);
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
      // The shopper may choose several filters without waiting for a list.
      const isFilter = isAsking && link.closest('[data-part="sidebar"]');
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
    // After *Back* and then *Forward* the shown list is the right one again, so the load for *Back* is stopped. A load that the
    // shopper asked for continues: a link to a fragment of the page also fires `popstate`.
    if (isLastNew.current) return;
    stop();
    asked.current = href;
  });

  useEffect(() => {
    // The filters may be beside the list or in a dialog. On the window, because a listener of the document may cancel the click.
    const listener = (event: MouseEvent) => click(event);
    window.addEventListener('click', listener);
    const stopObserving = pageUrl.observe((top) => goBack(top));
    return () => {
      window.removeEventListener('click', listener);
      stopObserving();
    };
  }, []);

  // The shopper may have chosen an order before the widget was mounted.
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
      slot: { onChange, onSubmit, 'aria-busy': isAsking || undefined },
      products: { html: html.products },
      sidebar: { html: html.sidebar },
      overlay: { hidden: !isAsking },
    },
  };
}

/** Watches whether the shopper scrolls from now on. What the browser scrolls by itself, within two frames after *Back*, does not count. */
function watchScroll(): () => boolean {
  let begin = NaN;
  requestAnimationFrame(() => requestAnimationFrame(() => (begin = window.scrollY)));
  return () => Math.abs(window.scrollY - begin) > 1;
}
