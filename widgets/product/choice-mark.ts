import type { ProductOptionsEntry } from '../../core/state/slices/product-options-slice';

/**
 * Marks a slot that shows an earlier choice than the newest one: while the shop is asked about the newest, and if it gave
 * no response.
 */
export const choiceMark = ({ choosing, choiceFailed }: Pick<ProductOptionsEntry, 'choosing' | 'choiceFailed'>) => ({
  className: choosing || choiceFailed ? 'is-old' : undefined,
  'aria-busy': choosing || undefined,
});
