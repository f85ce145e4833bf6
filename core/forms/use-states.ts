import { useEffect, useState } from 'react';
import type { CountryStates } from '../api/countries';
import { askShop } from '../state/ask-shop';
import { useAppDispatch } from '../state/hooks';
import { reportFailure } from '../state/report-failure';

/** What the store said of a country. */
export interface StatesAnswer {
  readonly country: string;
  /** Null when it could not be had. */
  readonly states: CountryStates | null;
}

/**
 * Asks the store for the states of a country. The last choice wins: an answer about another country is nobody's.
 *
 * @param country its id or name; empty asks nothing
 * @returns the newest answer, which may still be another country's; nothing before the first
 */
export function useStates(country: string): StatesAnswer | undefined {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<StatesAnswer>();

  useEffect(() => {
    if (!country) return;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    const hear = (states: CountryStates | null) => !signal.aborted && setAnswer({ country, states });
    dispatch(askShop((api) => api.countries.states(country, signal))).then(hear, (error: unknown) => {
      if (!signal.aborted) reportFailure(`states of ${country}`, error);
      hear(null);
    });
    return () => unwanted.abort();
  }, [country, dispatch]);

  return answer;
}
