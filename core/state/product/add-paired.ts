import { report } from '../../errors/report';
import { addItem } from '../cart/add-item';
import type { AppThunk } from '../make-store';

/** Milliseconds before the first add, and between one and the next, so that the shop takes them one by one. */
const BEFORE = 200;
const BETWEEN = 300;

interface PairedProducts {
  readonly productIds: readonly string[];
  /** How many of each: the quantity of the product's form. */
  readonly quantity: string;
}

/**
 * Adds the products that were paired with one that is in the cart now, strictly one after the other. One report tells
 * operators of all that the shop refused; the shopper is not told, because the product that was asked for is in the cart.
 *
 * @returns a promise that never rejects
 */
export function addPaired({ productIds, quantity }: PairedProducts): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const failures: { productId: string; error: unknown }[] = [];
    for (const [index, productId] of productIds.entries()) {
      await new Promise((later) => setTimeout(later, index === 0 ? BEFORE : BETWEEN));
      const form = new FormData();
      form.set('action', 'add');
      form.set('product_id', productId);
      form.set('qty[]', quantity);
      try {
        await dispatch(addItem(form));
      } catch (error) {
        failures.push({ productId, error });
      }
    }
    if (failures.length === 0) return;
    const reasons = failures.map(
      ({ productId, error }) => `${productId} (${error instanceof Error ? error.message : String(error)})`,
    );
    report({
      kind: 'call',
      message: `adding ${failures.length} of ${productIds.length} paired products failed: ${reasons.join(', ')}`,
      cause: failures.map(({ error }) => error),
    });
  };
}
