import { report } from '../../errors/report';
import { addItem } from '../cart/add-item';
import type { AppThunk } from '../make-store';

/** Milliseconds before the first add and between two adds, so that the shop handles them one after the other. */
const BEFORE = 200;
const BETWEEN = 300;

interface PairedProducts {
  readonly productIds: readonly string[];
  /** The quantity of each product: that of the main product's form. */
  readonly quantity: string;
}

/**
 * Adds the products that the shopper paired with a main product, strictly one after the other. Operators get one report about
 * all failures. The shopper sees no message, because the main product is in the cart already.
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
