import { americanStates } from './american-states';
import { australianStates } from './australian-states';
import { canadianProvinces } from './canadian-provinces';
import type { CountryRecord } from './country-record';
import { germanStates } from './german-states';

/** The shop's own country. */
export const homeCountryId = 226;

/**
 * Countries of each kind: with required states, with optional states, without states, without postal codes, and one
 * without shipping. Ids follow BigCommerce's alphabetical list.
 */
export const countries: readonly CountryRecord[] = [
  {
    id: 226,
    name: 'United States',
    iso2: 'US',
    iso3: 'USA',
    states: americanStates,
    needsState: true,
    postalCode: /^\d{5}(-\d{4})?$/,
    isServed: true,
  },
  {
    id: 13,
    name: 'Australia',
    iso2: 'AU',
    iso3: 'AUS',
    states: australianStates,
    needsState: true,
    postalCode: /^\d{4}$/,
    isServed: true,
  },
  {
    id: 38,
    name: 'Canada',
    iso2: 'CA',
    iso3: 'CAN',
    states: canadianProvinces,
    needsState: true,
    postalCode: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
    isServed: true,
  },
  {
    id: 80,
    name: 'Germany',
    iso2: 'DE',
    iso3: 'DEU',
    states: germanStates,
    needsState: false,
    postalCode: /^\d{5}$/,
    isServed: true,
  },
  {
    id: 225,
    name: 'United Kingdom',
    iso2: 'GB',
    iso3: 'GBR',
    states: [],
    needsState: false,
    postalCode: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
    isServed: true,
  },
  {
    id: 96,
    name: 'Hong Kong',
    iso2: 'HK',
    iso3: 'HKG',
    states: [],
    needsState: false,
    postalCode: null,
    isServed: true,
  },
  {
    id: 8,
    name: 'Antarctica',
    iso2: 'AQ',
    iso3: 'ATA',
    states: [],
    needsState: false,
    postalCode: null,
    isServed: false,
  },
];

/** Finds a country by id or by name: address forms send either. */
export const findCountry = (wanted: string | number): CountryRecord | undefined =>
  countries.find(({ id, name }) => String(id) === String(wanted) || name === wanted);
