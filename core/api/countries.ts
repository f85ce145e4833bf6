import { readRemote } from './remote-answer';
import type { Send } from './send';

export interface CountryState {
  id: string;
  name: string;
  /** What to show where it is not the name. */
  label?: string | null;
}

export interface CountryStates {
  /** The words of the choice that chooses nothing; `''` when the store gives none. */
  prefix: string;
  /** Empty for a country whose states are free text. */
  states: CountryState[];
  /** Null when the store does not say. */
  requiresSubdivision: boolean | null;
  requiresPostalCodes: boolean | null;
}

export interface CountriesCalls {
  /** The states of a country. */
  states(idOrName: string, signal?: AbortSignal): Promise<CountryStates>;
}

export function createCountriesCalls(send: Send): CountriesCalls {
  return {
    async states(idOrName, signal) {
      const path = `/remote/v1/country-states/${encodeURIComponent(idOrName)}`;
      const { data } = readRemote<Partial<CountryStates>>(await send({ method: 'GET', path, signal }));
      return {
        prefix: data?.prefix ?? '',
        states: data?.states ?? [],
        requiresSubdivision: data?.requiresSubdivision ?? null,
        requiresPostalCodes: data?.requiresPostalCodes ?? null,
      };
    },
  };
}
