import { useEffect, useState } from 'react';
import { askStore } from '../../core/store/ask-store';
import { useAppDispatch } from '../../core/store/hooks';
import { reportFailure } from '../../core/store/report-failure';

/** What the store says of the states of a country. */
interface States {
  /** The words of the choice that chooses nothing. */
  prefix: string;
  /** Empty where a state is typed, if there is any. */
  states: readonly { id: string; name: string; label?: string | null }[];
  requiresSubdivision: boolean | null;
}

/**
 * The states of the chosen country. The last choice wins: an answer about another country is nobody's.
 *
 * @param country its id; `printed` and no other has the states that the server printed
 * @returns null while those stand; `isLoading` and `hasFailed` are about the newest choice
 */
export function useStates(country: string, printed: string) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ country: string; states: States | null }>();

  useEffect(() => {
    if (country === printed || !country) return;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    dispatch(askStore((api) => api.countries.states(country, signal))).then(
      (states) => !signal.aborted && setKnown({ country, states }),
      (error: unknown) => {
        if (signal.aborted) return;
        reportFailure(`states of country ${country}`, error);
        setKnown({ country, states: null });
      },
    );
    return () => unwanted.abort();
  }, [country, printed, dispatch]);

  const answer = known?.country === country ? known : undefined;
  const isPrinted = country === printed || !country;
  return {
    states: isPrinted ? null : (answer?.states ?? null),
    isPrinted,
    isLoading: !isPrinted && !answer,
    hasFailed: !isPrinted && answer?.states === null,
  };
}
