import type { ProductRecord, Variant } from '../catalogue/product-record';
import { variantOptions } from '../catalogue/variant-options';
import { chosenValues, type Choice } from './choice';

/** The one variant that the choices make; null while one is missing, or when that combination isn't made. */
export function resolveVariant(product: ProductRecord, choices: readonly Choice[]): Variant | null {
  if (!hasAllVariantChoices(product, choices)) return null;
  const chosen = chosenValues(choices);
  return product.variants.find(({ values }) => matches(values, chosen)) ?? null;
}

/** Whether a value of every option that makes variants is chosen. */
export function hasAllVariantChoices(product: ProductRecord, choices: readonly Choice[]): boolean {
  const chosen = chosenValues(choices);
  return variantOptions(product).every(({ id }) => chosen.has(id));
}

/** Whether a variant's values agree with what is chosen; options not chosen agree with anything. */
export const matches = (values: ReadonlyMap<number, number>, chosen: ReadonlyMap<number, number>): boolean =>
  [...values].every(([option, value]) => (chosen.get(option) ?? value) === value);
