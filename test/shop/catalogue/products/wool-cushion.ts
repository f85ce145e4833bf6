import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: one optional swatch without a default, stock counted by product and not shown. */
export const woolCushion = defineProduct({
  id: 114,
  slug: 'wool-cushion',
  name: 'Wool Cushion',
  brandId: 34,
  categoryIds: [50, 40],
  sku: 'RW-CUSH',
  price: 48,
  weight: 20,
  size: [18, 18, 5],
  shape: 'cushion',
  colour: 'c98f4a',
  summary: 'Felted wool, filled with wool.',
  description: '<p>The cover comes off and can be washed by hand; the filling airs on the line.</p>',
  pictures: [{ view: 'front' }, { view: 'pair' }],
  options: [
    listOf('swatch', 'Piping', {
      required: false,
      forms: 'modifier',
      values: [
        { label: 'Cream', colours: ['efe6d2'] },
        { label: 'Charcoal', colours: ['3b3d40'] },
      ],
    }),
  ],
  stock: { counted: 'product', level: 35, shown: false },
  rating: 4,
  relatedIds: [113, 127],
});
