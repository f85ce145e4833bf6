import { defineProduct } from '../define-product';

/** Shows: minimum and maximum quantity of an order, packs of two, a price per kilogram. */
export const beeswaxCandles = defineProduct({
  id: 117,
  slug: 'beeswax-candles',
  name: 'Beeswax Dinner Candles, Pair',
  brandId: 31,
  categoryIds: [12, 60],
  sku: 'NL-CANDLE-2',
  price: 12,
  weight: 6,
  size: [1, 10, 1],
  shape: 'candles',
  colour: 'd9a441',
  summary: 'Dipped, not poured; they burn for seven hours.',
  description: '<p>Pure beeswax, dipped thirty times. We send them in pairs, and at least three of those.</p>',
  customFields: [
    { name: 'Pack size', value: '2' },
    { name: 'Contents', value: '120 g' },
    { name: 'Burns for', value: '7 hours' },
  ],
  pictures: [{ view: 'front' }, { view: 'scene' }],
  minimum: 3,
  maximum: 12,
  stock: { counted: 'product', level: 60, shown: true },
  rating: 4,
  relatedIds: [118, 101],
  isNew: true,
});
