import { defineProduct } from '../define-product';

/** Shows: packs of four, all three kinds of bulk rates, a minimum of two packs. */
export const teaTowels = defineProduct({
  id: 115,
  slug: 'linen-tea-towels',
  name: 'Linen Tea Towels, Pack of 4',
  brandId: 34,
  categoryIds: [50, 20],
  sku: 'RW-TOWEL-4',
  price: 32,
  weight: 16,
  size: [10, 2, 8],
  shape: 'towels',
  colour: 'c4574a',
  summary: 'Half a metre of Irish linen, four times.',
  description:
    '<p>Washed once so that they dry from the first day. A loop at the corner, a stripe to tell them by.</p>',
  customFields: [
    { name: 'Pack size', value: '4' },
    { name: 'Cloth', value: 'Linen, 190 g/m²' },
  ],
  pictures: [{ view: 'front' }, { view: 'close' }],
  minimum: 2,
  bulkRates: [
    { min: 10, max: 24, type: 'percent', value: 5 },
    { min: 25, max: 99, type: 'price', value: 4 },
    { min: 100, max: 0, type: 'fixed', value: 24 },
  ],
  rating: 5,
  relatedIds: [103, 105, 114],
  topSeller: true,
});
