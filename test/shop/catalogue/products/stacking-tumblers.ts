import { defineProduct } from '../define-product';

/** Shows: packs of six (custom field `Pack size`), a retail price without a sale, unlimited backorders. */
export const stackingTumblers = defineProduct({
  id: 104,
  slug: 'stacking-tumblers',
  name: 'Stacking Tumblers, Pack of 6',
  brandId: 33,
  categoryIds: [21, 20],
  sku: 'TP-TUMB-6',
  price: 39,
  retailPrice: 45,
  weight: 48,
  size: [10, 5, 7],
  shape: 'tumblers',
  colour: '9fc3bd',
  summary: 'Toughened glass that stacks and doesn’t stick.',
  description: '<p>Pressed from one piece of recycled glass, with a step inside so that they come apart again.</p>',
  customFields: [
    { name: 'Pack size', value: '6' },
    { name: 'Holds', value: '220 ml' },
  ],
  pictures: [{ view: 'front' }, { view: 'scene' }],
  stock: { counted: 'product', level: 12, shown: false },
  backorder: { limit: null, messageId: null },
  rating: 4,
  relatedIds: [103, 105],
  isNew: true,
});
