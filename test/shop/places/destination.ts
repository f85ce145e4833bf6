import type { CountryRecord, StateRecord } from './country-record';

/** Where a parcel goes, as far as an estimate needs to know. */
export interface Destination {
  country: CountryRecord;
  /** One of the country's; null when none was sent, or for free text. */
  state: StateRecord | null;
  /** What was written where the country has no states. */
  stateText: string;
  city: string;
  zip: string;
}
