import { defineProduct } from '../define-product';

/** Shows: a plain product without options, one picture, stock shown and low. */
export const clampBase = defineProduct({
  id: 102,
  slug: 'clamp-base',
  name: 'Clamp Base',
  brandId: 31,
  categoryIds: [11],
  sku: 'NL-CLAMP',
  upc: '012345600102',
  price: 24,
  weight: 22,
  size: [3, 5, 2],
  shape: 'clamp',
  colour: '3d4347',
  summary: 'Turns any Northlight lamp into a bench lamp.',
  description: '<p>Opens to 60 mm and grips with cork, so that it doesn’t mark the table.</p>',
  customFields: [{ name: 'Opens to', value: '60 mm' }],
  stock: { counted: 'product', level: 6, shown: true },
  rating: 5,
  relatedIds: [101, 125],
  isNew: true,
});
