/** A state, province or region. Ids are strings in requests, and unique across all countries. */
export interface StateRecord {
  id: string;
  name: string;
}

/** A country, for address forms and shipping. */
export interface CountryRecord {
  id: number;
  name: string;
  iso2: string;
  iso3: string;
  /** Empty when addresses in this country have no state. */
  states: readonly StateRecord[];
  /** Whether an address needs a state. */
  needsState: boolean;
  /** The pattern of a postal code; null when the country has none. */
  postalCode: RegExp | null;
  /** Whether the shop ships there. */
  isServed: boolean;
}
