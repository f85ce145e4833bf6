import type { Currency } from '../pricing/currency';
import { convert, money } from '../pricing/money';
import { promotions } from './promotions';

/** A promotion's message to the shopper, in HTML. */
export interface PromotionBanner {
  id: number;
  text: string;
}

/**
 * The amount that promotions subtract from an order.
 *
 * @param subtotal of its products, in the shopper's currency
 * @returns an amount in that currency, unrounded
 */
export const orderPromotion = (subtotal: number, currency: Currency): number =>
  promotions.reduce(
    (sum, one) =>
      one.kind === 'order' && subtotal >= convert(one.minimum, currency) ? sum + (subtotal * one.percent) / 100 : sum,
    0,
  );

/** The banners of order promotions: for each that applies, and for each whose minimum is at least half reached. */
export const promotionBanners = (subtotal: number, currency: Currency): PromotionBanner[] =>
  promotions.flatMap((one) => {
    if (one.kind !== 'order') return [];
    const minimum = convert(one.minimum, currency);
    const off = `${one.percent}% off your order`;
    if (subtotal >= minimum) return [{ id: one.id, text: `<strong>${off}</strong> has been taken off.` }];
    const missing = money(minimum - subtotal, currency).formatted;
    return subtotal < minimum / 2 ? [] : [{ id: one.id, text: `Spend ${missing} more and get ${off}.` }];
  });
