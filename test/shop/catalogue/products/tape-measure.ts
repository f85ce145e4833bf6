import { defineProduct } from '../define-product';

/** Shows: the last three items, stock shown, a low price whose amounts are rounded, a price per metre. */
export const tapeMeasure = defineProduct({
  id: 128,
  slug: 'tape-measure',
  name: 'Tape Measure, 16 ft',
  brandId: 32,
  categoryIds: [31, 30],
  sku: 'FS-TAPE-16',
  upc: '012345600128',
  price: 17.35,
  weight: 8,
  size: [3, 3, 1.5],
  shape: 'tape',
  colour: 'd0a02f',
  summary: 'Brass case, inches on one side, millimetres on the other.',
  description: '<p>The hook slides by exactly its own thickness, so inside and outside both read true.</p>',
  customFields: [{ name: 'Contents', value: '5 m' }],
  stock: { counted: 'product', level: 3, shown: true },
  rating: 4,
  relatedIds: [107, 110, 126],
  topSeller: true,
});
