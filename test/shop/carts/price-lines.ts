import type { Visit } from '../sessions/visit';
import { type PricedLine, priceLine } from './price-line';

/** The prices of the lines of the shopper's cart, before reductions of the whole order. */
export const priceLines = (visit: Visit): PricedLine[] =>
  (visit.session.cart?.lines ?? []).flatMap((line) => {
    const product = visit.world.catalogue.findProduct(line.productId);
    const variant = product?.variants.find(({ id }) => id === line.variantId);
    return product && variant ? [priceLine(visit, line, product, variant)] : [];
  });
