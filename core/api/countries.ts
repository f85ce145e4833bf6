import { ShopError } from '../errors/shop-error';
import { readRemote } from './read-response';
import type { Send } from './send';

export interface CountryState {
  id: string;
  name: string;
  /** The text to show instead of the name. */
  label?: string | null;
}

export interface CountryStates {
  /** The text of the empty first option, e.g. "Choose a state"; `''` when the shop gives none. */
  prefix: string;
  /** Empty for a country whose states are typed as free text. */
  states: CountryState[];
  /** Whether a state must be chosen; null when the shop does not say. */
  requiresSubdivision: boolean | null;
  /** Whether a postal code must be given; null when the shop does not say. */
  requiresPostalCodes: boolean | null;
}

export interface CountriesCalls {
  /**
   * The states of a country, by the country's id or its name.
   *
   * @throws ShopError also when the response has no data
   */
  states(idOrName: string, signal?: AbortSignal): Promise<CountryStates>;
}

export function createCountriesCalls(send: Send): CountriesCalls {
  return {
    async states(idOrName, signal) {
      const path = `/remote/v1/country-states/${encodeURIComponent(idOrName)}`;
      const { data } = readRemote<Partial<CountryStates>>(await send({ method: 'GET', path, signal }));
      if (!data) throw new ShopError('data', 'The shop sent no states');
      return {
        prefix: data.prefix ?? '',
        states: data.states ?? [],
        requiresSubdivision: data.requiresSubdivision ?? null,
        requiresPostalCodes: data.requiresPostalCodes ?? null,
      };
    },
  };
}
