import type { ProductRecord, Variant } from '../catalogue/product-record';
import { variantOptions } from '../catalogue/variant-options';
import { type Choice, chosenValues } from './choice';

/** The variant of the choices; null when a choice is missing or the combination doesn't exist. */
export function resolveVariant(product: ProductRecord, choices: readonly Choice[]): Variant | null {
  if (!hasAllVariantChoices(product, choices)) return null;
  const chosen = chosenValues(choices);
  return product.variants.find(({ values }) => matches(values, chosen)) ?? null;
}

/** Whether every option that makes variants has a chosen value. */
export function hasAllVariantChoices(product: ProductRecord, choices: readonly Choice[]): boolean {
  const chosen = chosenValues(choices);
  return variantOptions(product).every(({ id }) => chosen.has(id));
}

/** Whether a variant has the chosen values. An option without a choice matches any value. */
export const matches = (values: ReadonlyMap<number, number>, chosen: ReadonlyMap<number, number>): boolean =>
  [...values].every(([option, value]) => (chosen.get(option) ?? value) === value);
