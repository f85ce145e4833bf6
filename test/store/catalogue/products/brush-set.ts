import { defineProduct } from '../define-product';

/** Shows: sale and retail price together on a product without options, packs of three. */
export const brushSet = defineProduct({
  id: 123,
  slug: 'paint-brush-set',
  name: 'Paint Brushes, Set of 3',
  brandId: 35,
  categoryIds: [33, 30],
  sku: 'AQ-BRUSH-3',
  price: 36,
  salePrice: 27,
  retailPrice: 40,
  weight: 9,
  size: [10, 1, 6],
  shape: 'brushes',
  colour: 'b4513a',
  summary: 'China bristle, beech handles, 1, 2 and 3 inches.',
  description: '<p>Set in natural rubber, so that no bristle ends up in your paint.</p>',
  customFields: [{ name: 'Pack size', value: '3' }],
  pictures: [{ view: 'front' }, { view: 'close' }],
  stock: { counted: 'product', level: 40, shown: true },
  rating: 4,
  relatedIds: [111],
});
