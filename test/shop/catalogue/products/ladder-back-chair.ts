import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: an optional pick list of products with pictures; each adds its product's price. */
export const ladderBackChair = defineProduct({
  id: 113,
  slug: 'ladder-back-chair',
  name: 'Ladder-back Chair',
  brandId: 35,
  categoryIds: [40],
  sku: 'AQ-CHAIR',
  price: 340,
  retailPrice: 380,
  weight: 190,
  size: [19, 41, 18],
  shape: 'chair',
  colour: 'b9854f',
  summary: 'Steam-bent ash and a seat of paper cord.',
  description: '<p>Sixteen parts and no screws. The seat is woven by hand and takes a morning.</p>',
  availability: 'Made to order, three weeks',
  pictures: [{ view: 'front' }, { view: 'turned' }, { view: 'close' }, { view: 'scene' }, { view: 'pair' }],
  options: [
    listOf('pick-list', 'With it', {
      required: false,
      forms: 'modifier',
      withPictures: true,
      values: [
        { label: 'Wool Cushion', productId: 114, adjustment: { by: 'product' } },
        { label: 'Lambswool Blanket', productId: 127, adjustment: { by: 'product' } },
      ],
    }),
  ],
  rating: 5,
  reviews: [{ rating: 5, title: 'Heirloom', text: 'Ordered five more.', name: 'The Okafors', date: '2026-01-15' }],
  relatedIds: [112, 114, 127, 120],
  featured: true,
});
