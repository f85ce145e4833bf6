import { useEffect, useEffectEvent, useState } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { afterParts } from '../../core/markup/after-parts';
import { announce } from '../../core/state/ui/announce';
import { useAppDispatch } from '../../core/state/hooks';
import { useDismissal } from './use-dismissal';
import { isSearchable, useQuickResults, type QuickResults } from './use-quick-results';

const contract = defineContract({
  name: 'quick-search',
  attributes: { debounce: number(1200) },
  words: {
    resultsNone: required('what is announced when nothing is found for [term]'),
    resultsOne: required('what is announced when one product is found for [term]'),
    resultsMany: required('what is announced when [quantity] products are found for [term]'),
  },
  parts: {
    input: required('the search field'),
    results: required('the element that takes the results from the store'),
  },
});

/** Shows what the store finds while the shopper types. The form around the slot works as it always did. */
export const quickSearch = defineWidget(contract, function QuickSearch({ debounce, slot, initial, Markup, ...words }) {
  const dispatch = useAppDispatch();
  const input = initial('input')[0]?.element as HTMLInputElement;
  const [term, setTerm] = useState(() => (isTyping(input) ? input.value : ''));
  const [results, setResults] = useState<QuickResults | null>(null);
  const [isOpen, setOpen] = useState(false);

  const isAsking = useQuickResults(term, debounce, (answer) => {
    setResults(answer);
    setOpen(true);
    dispatch(announce(describe(answer, words)));
  });
  /** What was typed stays; what is still awaited is not wanted any more. */
  const close = (): void => {
    setTerm('');
    setOpen(false);
  };
  useDismissal(slot, isOpen || isSearchable(term), (reason) => {
    if (reason === 'escape' && slot.contains(document.activeElement)) input.focus();
    close();
  });
  useSubmit(input, close);
  const isAnswered = (): boolean => results !== null && results.term === input.value.trim();
  const enter = useEntering(() => initial('results')[0]?.element.querySelector<HTMLElement>('a[href], button'));

  return (
    <Markup
      slot={{ className: isAsking ? 'is-loading' : undefined }}
      input={{
        onInput: () => {
          setTerm(input.value);
          if (!isSearchable(input.value)) setOpen(false);
        },
        onClick: () => isAnswered() && setOpen(true),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || !isAnswered()) return;
          event.preventDefault();
          setOpen(true);
          enter();
        },
      }}
      results={{ hidden: !isOpen, 'aria-busy': isAsking || undefined, html: results?.html }}
    />
  );
});

/** Typed before the widget was there, or put back by the browser and now looked at. */
const isTyping = (input: HTMLInputElement): boolean =>
  input === document.activeElement && input.value !== input.defaultValue;

function describe(
  { term, html }: QuickResults,
  { resultsNone, resultsOne, resultsMany }: { resultsNone: string; resultsOne: string; resultsMany: string },
): string {
  const quantity = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.product').length;
  const text = quantity === 0 ? resultsNone : quantity === 1 ? resultsOne : resultsMany;
  return fillWords(text, { quantity, term });
}

/** @returns moves the focus to an element that may have to be shown first */
function useEntering(target: () => HTMLElement | null | undefined): () => void {
  const [entries, setEntries] = useState(0);
  const enter = useEffectEvent(() => target()?.focus());
  useEffect(() => {
    if (entries > 0) afterParts(() => enter());
  }, [entries]);
  return () => setEntries((before) => before + 1);
}

/** A search for nothing does nothing; any other goes to the page of results at once, and waits for no answer. */
function useSubmit(input: HTMLInputElement, submitted: () => void): void {
  const { form } = input;
  const hear = useEffectEvent((event: Event): void => {
    if (input.value.trim()) submitted();
    else event.preventDefault();
  });
  useEffect(() => {
    const submit = (event: Event): void => hear(event);
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [form]);
}
