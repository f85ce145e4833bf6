import { useEffect, useState } from 'react';
import type { CountryStates } from '../api/countries';
import { askShop } from '../state/ask-shop';
import { reportFailure } from '../state/report-failure';
import { useNewestAnswer } from '../state/use-newest-answer';

/** The shop's answer about a country. */
export interface StatesAnswer {
  readonly country: string;
  /** Null when the call failed. */
  readonly states: CountryStates | null;
}

/**
 * Fetches the states of a country. The last choice wins: the answer about an earlier country is ignored.
 *
 * @param country its id or name; nothing is fetched for `''`
 * @returns the last answer, which may still be about the previous country; undefined before the first answer
 */
export function useStates(country: string): StatesAnswer | undefined {
  const { ask, stop } = useNewestAnswer();
  const [answer, setAnswer] = useState<StatesAnswer>();

  useEffect(() => {
    if (!country) return;
    ask((signal) => askShop((api) => api.countries.states(country, signal))).then(
      (states) => setAnswer({ country, states }),
      (error: unknown) => {
        reportFailure(`states of ${country}`, error);
        setAnswer({ country, states: null });
      },
    );
    return stop;
  }, [ask, country, stop]);

  return answer;
}
