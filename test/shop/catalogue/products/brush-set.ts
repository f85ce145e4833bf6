import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: sale and retail price together, packs of three, optional paired products. */
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
  options: [
    listOf('pick-list', 'Goes with it', {
      required: false,
      forms: 'modifier',
      values: [
        { label: 'Linen Tea Towels, Pack of 4', productId: 115 },
        { label: 'Claw Hammer', productId: 107 },
        { label: 'Storm Lantern', productId: 118 },
      ],
    }),
  ],
  stock: { counted: 'product', level: 40, shown: true },
  rating: 4,
  relatedIds: [111],
});
