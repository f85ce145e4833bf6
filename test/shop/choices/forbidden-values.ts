import type { ProductRecord } from '../catalogue/product-record';
import { chosenValues, type Choice } from './choice';

/**
 * The values that would complete a combination that the merchant has ruled out, seen with what is chosen
 * now. Where it is complete already, the rule's last value is named.
 */
export function forbiddenValues(product: ProductRecord, choices: readonly Choice[]): number[] {
  const chosen = new Set(chosenValues(choices).values());
  return product.forbidden.flatMap((rule) => {
    const missing = rule.filter((value) => !chosen.has(value));
    if (missing.length > 1) return [];
    return missing.length === 1 ? missing : rule.slice(-1);
  });
}

/** Whether the choices hold a combination that the merchant has ruled out. */
export function isForbidden(product: ProductRecord, choices: readonly Choice[]): boolean {
  const chosen = new Set(chosenValues(choices).values());
  return product.forbidden.some((rule) => rule.every((value) => chosen.has(value)));
}
