import { ShopError } from '../errors/shop-error';
import type { Send } from './send';
import { readRemote } from './wire';

export interface CountryState {
  id: string;
  name: string;
  /** Shown instead of the name. */
  label?: string | null;
}

export interface CountryStates {
  /** The empty first option, e.g. "Choose a state". */
  prefix: string;
  /** Empty when a state is free text. */
  states: CountryState[];
  /** Null: unknown. */
  requiresSubdivision: boolean | null;
  /** Null: unknown. */
  requiresPostalCodes: boolean | null;
}

export interface CountriesCalls {
  /** Throws a ShopError without data. */
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
