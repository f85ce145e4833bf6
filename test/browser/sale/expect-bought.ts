import { expect } from '@jest/globals';
import type { ProductRecord, Variant } from '../../shop/catalogue/product-record';
import type { LocalShop } from '../../shop/create-local-shop';
import { cartLines } from '../../support/shopping/read-cart';
import type { Wish } from '../../support/shopping/wishes';

/**
 * Compares the shop's cart with the wanted purchase: one line with its variant and choices, and otherwise only the
 * selected paired products.
 */
export function expectBought(
  store: LocalShop,
  product: ProductRecord,
  variant: Variant,
  wishes: readonly Wish[],
  quantity: number,
): void {
  const [line, ...others] = cartLines(store);
  const pairedIds = wishes.flatMap((wish) => ('value' in wish ? [wish.value.productId] : []));
  expect(others.map(({ productId }) => productId).filter((id) => !pairedIds.includes(id))).toEqual([]);
  expect(line && { productId: line.productId, variantId: line.variantId, quantity: line.quantity }).toEqual({
    productId: product.id,
    variantId: variant.id,
    quantity,
  });
  expect(
    line?.choices.map(({ option, value, text, file }) => [option.name, value?.id ?? text, file?.size ?? 0]),
  ).toEqual(wishes.map(wanted));
}

function wanted(wish: Wish): [string, number | string, number] {
  const { option } = wish;
  if ('value' in wish) return [option.name, wish.value.id, 0];
  if ('file' in wish) return [option.name, wish.file.name, wish.file.buffer.length];
  if ('date' in wish) return [option.name, wish.date, 0];
  if ('text' in wish) return [option.name, wish.text, 0];
  if (option.kind !== 'checkbox') throw new Error(`${option.name} is no checkbox`);
  return [option.name, (wish.ticked ? option.yes : option.no).id, 0];
}
