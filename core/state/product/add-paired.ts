import { report } from '../../errors/report';
import { addItem } from '../cart/add-item';
import type { AppThunk } from '../make-store';

/** Milliseconds before the first follow-up, and between one and the next: the store counts them as one visit's adds. */
const BEFORE = 200;
const BETWEEN = 300;

interface PairedProducts {
  readonly productIds: readonly string[];
  /** How many of each, as the product's form says it. */
  readonly quantity: string;
}

/**
 * Puts products into the cart that go along with one that was just added, strictly one after the other. What the
 * store does not take is told to operators, once for all of them; the shopper has what was asked for.
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
