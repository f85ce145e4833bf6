import type { Catalogue } from '../catalogue/catalogue';
import type { OptionValue } from '../catalogue/option-record';
import { amountsOf, type KnownAdjustment, payable } from '../pricing/amounts';
import type { Choice } from './choice';

/** The price adjustments of the chosen values; a pick-list product is looked up and adds its price. */
export const knownAdjustments = (catalogue: Catalogue, choices: readonly Choice[]): KnownAdjustment[] =>
  choices.flatMap(({ value }) => (value ? adjustmentOf(catalogue, value) : []));

function adjustmentOf(catalogue: Catalogue, { adjustment, productId }: OptionValue): KnownAdjustment[] {
  if (!adjustment) return [];
  if (adjustment.by !== 'product') return [adjustment];
  const product = productId === null ? undefined : catalogue.findProduct(productId);
  return product ? [{ by: 'amount', value: payable(amountsOf(product, null)) }] : [];
}
