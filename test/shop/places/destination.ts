import type { CountryRecord, StateRecord } from './country-record';

/** The destination of a parcel, as detailed as a shipping estimate needs it. */
export interface Destination {
  country: CountryRecord;
  /** One of the country's states; null when none was sent, or for free text. */
  state: StateRecord | null;
  /** The state as typed, when the country has no list of states. */
  stateText: string;
  city: string;
  zip: string;
}
