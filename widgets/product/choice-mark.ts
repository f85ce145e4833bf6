import type { ProductOptionsEntry } from '../../core/state/slices/product-options-slice';

/** Marks a slot that still shows an earlier choice. */
export const choiceMark = ({ choosing, choiceFailed }: Pick<ProductOptionsEntry, 'choosing' | 'choiceFailed'>) => ({
  className: choosing || choiceFailed ? 'is-old' : undefined,
  'aria-busy': choosing || undefined,
});
