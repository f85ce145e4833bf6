import type { ProductOptionsEntry } from '../../core/state/slices/product-options-slice';

/**
 * Marks on a slot that what it shows is of an earlier choice than the newest: while the shop is asked about that one, and
 * when it gave no answer.
 */
export const choiceMark = ({ choosing, choiceFailed }: Pick<ProductOptionsEntry, 'choosing' | 'choiceFailed'>) => ({
  className: choosing || choiceFailed ? 'is-old' : undefined,
  'aria-busy': choosing || undefined,
});
