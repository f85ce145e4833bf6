/** A state, province or region. Ids are texts on the wire, and unique over all countries. */
export interface StateRecord {
  id: string;
  name: string;
}

/** A country as address forms and shipping know it. */
export interface CountryRecord {
  id: number;
  name: string;
  iso2: string;
  iso3: string;
  /** Empty where addresses have none. */
  states: readonly StateRecord[];
  /** Whether an address needs one of them. */
  needsState: boolean;
  /** The pattern of a postal code; null where there is none. */
  postalCode: RegExp | null;
  /** Whether the shop sends parcels there. */
  isServed: boolean;
}
