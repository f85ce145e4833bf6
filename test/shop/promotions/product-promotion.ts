import { promotions } from './promotions';

/**
 * A product's price after its promotion.
 *
 * @param price of one piece
 * @param quantity pieces in the cart, with any options
 */
export function productPromotion(productId: number, price: number, quantity: number): number {
  const promotion = promotions.find((one) => one.kind === 'product' && one.productId === productId);
  if (promotion?.kind !== 'product' || quantity < promotion.minQuantity) return price;
  return price * (1 - promotion.percent / 100);
}
