import { useEffect, useState } from 'react';
import { askShop } from '../../core/state/ask-shop';
import { useAppDispatch } from '../../core/state/hooks';
import { reportFailure } from '../../core/state/report-failure';

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
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!isSearchable(term)) return;
    const asking = new AbortController();
    const { signal } = asking;
    const wanted = term.trim();
    const ask = async (): Promise<void> => {
      setAsking(true);
      try {
        const html = await dispatch(askShop((api) => api.search.quickResults(wanted, { signal })));
        if (!signal.aborted) found({ term: wanted, html });
      } catch (error) {
        if (!signal.aborted) reportFailure('quick search', error);
      }
      if (!signal.aborted) setAsking(false);
    };
    const timer = setTimeout(() => void ask(), debounce);
    return () => {
      clearTimeout(timer);
      asking.abort();
      setAsking(false);
    };
    // The newest `found` is no reason to ask again.
  }, [term, debounce, dispatch]);

  return isAsking;
}
