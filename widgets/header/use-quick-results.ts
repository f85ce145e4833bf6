import { useEffect, useEffectEvent } from 'react';
import { askShop } from '../../core/state/ask-shop';
import { reportFailure } from '../../core/state/report-failure';
import { useNewestAnswer } from '../../core/state/use-newest-answer';

/** The store searches from here on. */
const LEAST_CHARACTERS = 3;

/** What the store has found for a term. */
export interface QuickResults {
  readonly term: string;
  /** The store's own HTML. */
  readonly html: string;
}

/** Whether a term is long enough to be searched for. */
export const isSearchable = (term: string): boolean => term.trim().length >= LEAST_CHARACTERS;

/**
 * Asks what the store finds for a term, when the shopper has not typed for a while. The next term aborts the question
 * before. A failure is reported, never shown: the form leads to the page of results all the same.
 *
 * @param term what was typed; one that is too short asks nothing, and aborts
 * @param debounce milliseconds
 * @param found told of each answer
 * @returns whether an answer is awaited
 */
export function useQuickResults(term: string, debounce: number, found: (results: QuickResults) => void): boolean {
  const { isAsking, ask, stop } = useNewestAnswer();

  const show = useEffectEvent(found);
  useEffect(() => {
    if (!isSearchable(term)) return;
    const wanted = term.trim();
    const timer = setTimeout(() => {
      ask((signal) => askShop((api) => api.search.quickResults(wanted, { signal }))).then(
        (html) => show({ term: wanted, html }),
        (error: unknown) => reportFailure('quick search', error),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, debounce, stop, term]);

  return isAsking;
}
