import { findCountry } from './countries';
import type { Destination } from './destination';

/** The estimator's fields, as its call names them. */
export interface EstimateFields {
  country_id: string;
  state_id: string;
  city: string;
  zip_code: string;
}

/** Reads a destination from the estimator's fields, or returns all errors. BigCommerce does not publish the wording. */
export function readDestination(fields: EstimateFields): Destination | { errors: string[] } {
  const country = findCountry(fields.country_id);
  if (!country) return { errors: ['Please select a country.'] };
  const zip = fields.zip_code.trim();
  const wanted = fields.state_id.trim();
  const state = country.states.find(({ id, name }) => id === wanted || name === wanted) ?? null;
  const errors: string[] = [];
  if (!country.isServed) return { errors: [`We don't ship to ${country.name}.`] };
  if (country.states.length > 0 && !state && (wanted !== '' || country.needsState)) {
    errors.push(`Please select a state/province of ${country.name}.`);
  }
  if (country.postalCode && zip === '') errors.push('Please enter a zip/postcode.');
  else if (country.postalCode && !country.postalCode.test(zip)) {
    errors.push(`This isn't a zip/postcode of ${country.name}.`);
  }
  if (errors.length > 0) return { errors };
  return {
    country,
    state,
    stateText: country.states.length > 0 ? '' : wanted,
    city: fields.city.trim(),
    zip,
  };
}
