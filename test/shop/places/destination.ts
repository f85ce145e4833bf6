import type { CountryRecord, StateRecord } from './country-record';

/** The destination of a parcel, as far as an estimate needs it. */
export interface Destination {
  country: CountryRecord;
  /** One of the country's; null when none was sent, or for free text. */
  state: StateRecord | null;
  /** The state as it was typed, where the country has no list of states. */
  stateText: string;
  city: string;
  zip: string;
}
