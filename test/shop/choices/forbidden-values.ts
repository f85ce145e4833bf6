import type { ProductRecord } from '../catalogue/product-record';
import { type Choice, chosenValues } from './choice';

/**
 * The ids of values that would complete a forbidden combination, given the current choices. For a combination that is
 * already complete, its last value.
 */
export function forbiddenValues(product: ProductRecord, choices: readonly Choice[]): number[] {
  const chosen = new Set(chosenValues(choices).values());
  return product.forbidden.flatMap((rule) => {
    const missing = rule.filter((value) => !chosen.has(value));
    if (missing.length > 1) return [];
    return missing.length === 1 ? missing : rule.slice(-1);
  });
}

/** Whether the choices include a combination that the merchant has forbidden. */
export function isForbidden(product: ProductRecord, choices: readonly Choice[]): boolean {
  const chosen = new Set(chosenValues(choices).values());
  return product.forbidden.some((rule) => rule.every((value) => chosen.has(value)));
}
