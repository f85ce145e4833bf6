import { useAppSelector } from '../state/hooks';
import { selectCart } from '../state/slices/cart-slice';

/** The cart, as far as all pages know it. */
export interface Cart {
  /** Items; null while unknown. */
  readonly quantity: number | null;
  /** `''` without a cart, null while unknown. */
  readonly id: string | null;
}

/** For a theme's own widgets: renders again when the cart changes. */
export function useCart(): Cart {
  const { id, quantity } = useAppSelector(selectCart);
  return { id, quantity };
}
