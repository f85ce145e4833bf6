import { isPrintOld, keptQuantity } from '../../page/kept-quantity';
import type { RootState } from '../make-store';

/** The number of items in the cart, if it is certain without a request to the shop; else undefined. */
export function certainQuantity({ cart }: RootState): number | undefined {
  const { id, quantity, status, changes, countedAt } = cart;
  if (changes !== countedAt) return undefined;
  if (status === 'known') return quantity ?? undefined;
  return id === '' && !isPrintOld() ? 0 : keptQuantity(id);
}
