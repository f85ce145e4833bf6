import { defineProduct } from '../define-product';

/** Shows: sold out completely, with the merchant's own message. */
export const dovetailSaw = defineProduct({
  id: 108,
  slug: 'dovetail-saw',
  name: 'Dovetail Saw',
  brandId: 32,
  categoryIds: [31, 30],
  sku: 'FS-SAW-D',
  price: 96,
  weight: 14,
  size: [14, 5, 1],
  shape: 'saw',
  colour: '7b4f2f',
  summary: 'Fifteen teeth to the inch, sharpened by hand.',
  description: '<p>Every saw is set and filed by one person, who signs it. She is on leave until May.</p>',
  availability: 'Back in May',
  pictures: [{ view: 'front' }, { view: 'close' }],
  stock: { counted: 'product', level: 0, shown: true },
  outOfStockMessage: 'Sold out — back in May',
  rating: 5,
  relatedIds: [107, 109],
});
