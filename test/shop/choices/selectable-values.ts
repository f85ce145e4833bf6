import type { ProductRecord, Variant } from '../catalogue/product-record';
import { variantOptions } from '../catalogue/variant-options';
import { matches } from './resolve-variant';

/**
 * The ids of variant values that lead to an accepted variant, given the choices of the *other* options. So a sold-out
 * value is excluded even when it is chosen, and the other values of its option stay selectable.
 *
 * @param chosen value ids by option id
 */
export function selectableValues(
  product: ProductRecord,
  chosen: ReadonlyMap<number, number>,
  accepts: (variant: Variant) => boolean,
): number[] {
  const acceptable = product.variants.filter(accepts);
  return variantOptions(product).flatMap(({ id, values }) =>
    values
      .map((value) => value.id)
      .filter((valueId) => {
        const wanted = new Map(chosen).set(id, valueId);
        return acceptable.some((variant) => matches(variant.values, wanted));
      }),
  );
}
