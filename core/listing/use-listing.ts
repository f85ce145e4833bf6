import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { sendWidgetEvent } from '../events/widget-events';
import { afterParts } from '../markup/after-parts';
import type { PartProps, SlotProps } from '../markup/overrides';
import { isPlainClick } from '../controls/is-plain-click';
import { pageAddress } from '../page/page-address';
import { announce } from '../state/ui/announce';
import { askShop } from '../state/ask-shop';
import { closeDialog, openDialog } from '../state/ui/dialogs';
import { goInstead } from '../state/go-instead';
import { hasDialog } from '../state/ui/has-dialog';
import { useAppDispatch } from '../state/hooks';
import { reportFailure } from '../state/report-failure';
import { useNewestAnswer } from '../state/use-newest-answer';
import { changedChoices, leadsToThisPage, listAddress } from './list-address';
import { noteOpen, readFocus, restoreFocus, restoreOpen, shownIn } from './list-place';

interface ListingOptions<Name extends string> {
  /** The partials below templates/components that the store renders, by the name of the part that takes each. */
  sections: Readonly<Record<Name | 'products' | 'sidebar', string>>;
  /** The page's settings, like its template's front matter. */
  config: Readonly<Record<string, unknown>>;
  /** The partial with all values of one filter. */
  more: string;
}

/** A list of products and what can be said of its slot. */
export interface Listing<Name extends string> {
  /** The store's HTML by the name of its part; empty as long as the list is as the page was printed. */
  readonly html: Partial<Readonly<Record<Name | 'products' | 'sidebar', string>>>;
  /** Path and query of the list that is shown. */
  readonly address: string;
  /** What is said of the parts that every list has. */
  readonly parts: ListingParts;
}

/** For `<Markup {...parts} />`. */
export interface ListingParts {
  readonly slot: SlotProps;
  readonly products: PartProps;
  readonly sidebar: PartProps;
  readonly overlay: PartProps;
}

/** A list that has come, and how the shopper asked for it. */
interface View<Name extends string> {
  readonly html: Readonly<Record<Name | 'products' | 'sidebar', string>>;
  readonly address: string;
  readonly trigger: Element | null;
  readonly isNew: boolean;
}

const SORTING = 'form[data-sort-by]';
const FORMS = `${SORTING}, form[data-faceted-search-range]`;

/**
 * Makes a list of products follow its filters, its order and its page numbers without leaving the page: links with
 * `data-faceted-search-facet` and the forms above are asked of the store instead, the address changes along, and *Back*
 * works. `data-facet-more` opens all values of a filter in a dialog. Whatever can't come in place is followed natively.
 *
 * @param slot the element around the list and its filters
 */
export function useListing<Name extends string = never>(
  slot: HTMLElement,
  { sections, config, more }: ListingOptions<Name>,
): Listing<Name> {
  const dispatch = useAppDispatch();
  const [view, setView] = useState<View<Name> | null>(null);
  const { isAsking, ask, stop } = useNewestAnswer();
  const [printed] = useState(pageAddress.now);
  const [open] = useState(() => new Map<string, boolean>());
  /** Whether the list that was asked for last is a new one, not one that *Back* leads to. */
  const isLastNew = useRef(true);
  const address = view?.address ?? printed;

  const show = async (url: string, trigger: Element | null, isNew = true) => {
    isLastNew.current = isNew;
    try {
      const html = await ask((signal) => askShop((api) => api.fragments.many(url, sections, { config, signal })));
      if (isNew) pageAddress.push(url);
      const { pathname, search } = new URL(url, document.baseURI);
      setView({ html, address: pathname + search, trigger, isNew });
    } catch (error) {
      reportFailure(`list ${url}`, error);
      dispatch(goInstead(error, url));
    }
  };

  useLayoutEffect(() => {
    if (!view) return;
    const focused = readFocus(slot, view.trigger);
    noteOpen(slot, open);
    afterParts(() => {
      restoreOpen(slot, open);
      restoreFocus(slot, focused, view.isNew);
      const status = shownIn(slot, '[data-listing-status]');
      // What has the focus now is read out already.
      if (status && status !== document.activeElement) {
        dispatch(announce((status.textContent ?? '').replace(/\s+/g, ' ').trim()));
      }
      sendWidgetEvent('widgets:listing-changed', { url: view.address }, slot);
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
      void show(link.href, link);
    } else if (hasDialog('quick-view')) {
      event.preventDefault();
      const query = { list_all: facetMore };
      const load = openDialog({
        name: 'quick-view',
        load: (api, signal) => api.fragments.one(address, more, { query, signal }),
      });
      void dispatch(load);
    }
  });
  const goBack = useEffectEvent(() => {
    if (pageAddress.now() !== address) return void show(pageAddress.now(), null, false);
    // Back and forth: the list that is shown is the right one again. A link to a place in the page changes nothing.
    if (!isLastNew.current) stop();
  });

  useEffect(() => {
    // Themes put filters beside the list, and in dialogs.
    const hear = (event: MouseEvent) => click(event);
    document.addEventListener('click', hear);
    const stopObserving = pageAddress.observe(() => goBack());
    return () => {
      document.removeEventListener('click', hear);
      stopObserving();
    };
  }, []);

  const chosenBefore = useEffectEvent(() => {
    const form = slot.querySelector<HTMLFormElement>(SORTING);
    const chosen = form ? changedChoices(form) : [];
    if (chosen.length > 0) void show(listAddress(address, chosen), form);
  });
  useEffect(() => chosenBefore(), []);

  const html: Listing<Name>['html'] = view?.html ?? {};
  const onChange = ({ target }: Event) => {
    const field = target as HTMLSelectElement;
    if (field.closest(SORTING)) void show(listAddress(address, [[field.name, field.value]]), field);
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(FORMS)) return;
    event.preventDefault();
    void show(listAddress(address, [...new FormData(form)]), (event as SubmitEvent).submitter ?? form);
  };
  return {
    html,
    address,
    parts: {
      slot: { onChange, onSubmit, 'aria-busy': isAsking || undefined },
      products: { html: html.products },
      sidebar: { html: html.sidebar },
      overlay: { hidden: !isAsking },
    },
  };
}
