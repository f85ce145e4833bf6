import debounce from 'lodash.debounce';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { parseHtml } from '../../core/dom/html';
import { unclobbered } from '../../core/dom/unclobbered';
import { emitStencilHook } from '../../core/events/dispatch-safely';
import { sendWidgetEvent } from '../../core/events/widget-events';
import { reportFailure } from '../../core/state/failures';
import { useAppDispatch, useLatestRequest } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { announce } from '../../core/state/slices/ui-slice';
import { afterRender } from '../../core/timing/wait';
import { type Dismissal, useDismissal } from './use-dismissal';

/** Shorter terms are not requested, unless in `SHORT_WORDS`. */
const MIN_CHARACTERS = 3;
/** Scripts whose words can have one or two characters; single Hangul letters belong to an unfinished syllable. */
const SHORT_WORDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}가-힣\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

interface QuickResults {
  readonly term: string;
  readonly html: string;
}

/** Empty if too short to search. */
const searchTerm = (text: string): string =>
  text.trim().length < MIN_CHARACTERS && !SHORT_WORDS.test(text) ? '' : text;

/**
 * Fetches results after a pause in typing. A failure is only reported: the form still leads to the results.
 *
 * @param term `''` only aborts
 * @param settled gets null after a failure
 */
function useQuickResults(term: string, milliseconds: number, settled: (results: QuickResults | null) => void): boolean {
  const { isPending, send, abort } = useLatestRequest();

  const show = useEffectEvent(settled);
  const search = useMemo(
    () =>
      debounce((term: string) => {
        emitStencilHook('search-quick-remote', term);
        send((signal) => requestShop((api) => api.search.quickResults(term, { signal }))).then(
          (html) => show({ term, html }),
          (error: unknown) => {
            reportFailure('quick search', error);
            show(null);
          },
        );
      }, milliseconds),
    [send, milliseconds],
  );
  useEffect(() => {
    if (term) search(term.trim());
    return () => {
      search.cancel();
      abort();
    };
  }, [search, abort, term]);

  return isPending;
}

const contract = defineContract({
  name: 'quick-search',
  moment: 'interaction',
  attributes: { debounce: number(1200) },
  messages: {
    resultsNone: required('the announcement of no results for [term]'),
    resultsOne: required('the announcement of one result for [term]'),
    resultsMany: required('the announcement of [quantity] results for [term]'),
  },
  parts: {
    input: required('the search field', 'input'),
    results: required('the element for the results'),
  },
});

/** Shows search results while the shopper types. The form itself is submitted natively. */
export const quickSearch = defineWidget(
  contract,
  function QuickSearch({ debounce, slot, initial, Markup, ...messages }) {
    const dispatch = useAppDispatch();
    const { element: input } = initial('input')[0];
    const { element: place } = initial('results')[0];
    const [term, setTerm] = useState(() => (isTyping(input) ? searchTerm(input.value) : ''));
    const [results, setResults] = useState<QuickResults | null>(null);
    const [isOpen, setOpen] = useState(false);

    const isPending = useQuickResults(term, debounce, (response) => {
      setResults(response);
      setOpen(response !== null);
      if (response) dispatch(announce(describe(response, messages)));
    });
    /** The field keeps its text. */
    const close = (): void => {
      setTerm('');
      setOpen(false);
    };
    const dismiss = (reason: Dismissal): void => {
      if (reason === 'escape' && slot.contains(document.activeElement)) input.focus();
      close();
    };
    useDismissal(slot, isOpen, dismiss);
    // Nothing overlaps the other panel, so the search goes on.
    useDismissal(slot, !isOpen && term !== '', (reason) => reason === 'replaced' || dismiss(reason));
    useSubmit(input, place, close);
    useLayoutEffect(() => {
      // Enter presses the first button of a form, which may be a result.
      if (!results) return;
      const { term, html } = results;
      afterRender(() => {
        disown(place, input.form);
        sendWidgetEvent('widgets:search-updated', { term, quantity: countProducts(html), source: 'search' }, slot);
      });
    }, [place, input, results, slot]);
    const isUpToDate = (): boolean => results !== null && results.term === input.value.trim();
    const focusResults = useFocusAfterRender(() => place.querySelector<HTMLElement>('a[href], button'));

    return (
      <Markup
        slot={{ className: isPending ? 'is-loading' : undefined }}
        input={{
          onInput: () => {
            const typed = searchTerm(input.value);
            setTerm(typed);
            if (!typed) setOpen(false);
          },
          onClick: () => isUpToDate() && setOpen(true),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' || !isUpToDate()) return;
            event.preventDefault();
            setOpen(true);
            focusResults();
          },
        }}
        results={{ hidden: !isOpen, 'aria-busy': isPending || undefined, html: results?.html }}
      />
    );
  },
);

/** Typed before the mount, or restored. */
const isTyping = (input: HTMLInputElement): boolean =>
  input === document.activeElement && input.value !== input.defaultValue;

const countProducts = (html: string): number => parseHtml(html).querySelectorAll('.product').length;

function describe(
  { term, html }: QuickResults,
  { resultsNone, resultsOne, resultsMany }: { resultsNone: string; resultsOne: string; resultsMany: string },
): string {
  const quantity = countProducts(html);
  const text = quantity === 0 ? resultsNone : quantity === 1 ? resultsOne : resultsMany;
  return fillMessage(text, { quantity, term });
}

/** The target may be hidden until the next render. */
function useFocusAfterRender(target: () => HTMLElement | null | undefined): () => void {
  const [requests, setRequests] = useState(0);
  const focus = useEffectEvent(() => target()?.focus());
  useEffect(() => {
    if (requests > 0) afterRender(() => focus());
  }, [requests]);
  return () => setRequests((count) => count + 1);
}

/** An empty search is not sent. */
function useSubmit(input: HTMLInputElement, results: HTMLElement, onSubmit: () => void): void {
  const { form } = input;
  const submit = useEffectEvent((event: Event): void => {
    // A form inside the results.
    if (event.target !== form || event.defaultPrevented) return;
    disown(results, form);
    if (input.value.trim()) onSubmit();
    else event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: Event): void => submit(event);
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [form]);
}

/**
 * Results' fields leave the search form: an empty `form` attribute names none
 * (https://html.spec.whatwg.org/#reset-the-form-owner).
 */
function disown(results: HTMLElement, form: HTMLFormElement | null): void {
  if (!form) return;
  // `elements` leaves out image buttons.
  for (const field of [...unclobbered(form, 'elements'), ...results.querySelectorAll('[type="image" i]')]) {
    if (results.contains(field) && field.closest('form') === form && !field.hasAttribute('form')) {
      field.setAttribute('form', '');
    }
  }
}
