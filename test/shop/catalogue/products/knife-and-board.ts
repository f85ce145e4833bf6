import { defineProduct } from '../define-product';

/** Shows: a name with characters that HTML must escape, a sale without a retail price. */
export const knifeAndBoard = defineProduct({
  id: 105,
  slug: 'knife-and-board',
  name: 'Knife & Board “Tea <for> Two” 8"',
  brandId: 32,
  categoryIds: [20],
  sku: 'FS-K&B-8',
  mpn: 'FS/8"',
  price: 68,
  salePrice: 54.4,
  weight: 31,
  size: [12, 2, 8],
  shape: 'knife-board',
  colour: 'b98a5a',
  summary: 'An 8" knife & the oak board it lives on.',
  description:
    '<p>Carbon steel takes an edge &mdash; and keeps it &mdash; if you wipe it dry. The board is end-grain ' +
    'oak, ' +
    'oiled &amp; ready.</p>',
  customFields: [{ name: 'Blade <steel>', value: 'C75 & proud of it' }],
  pictures: [{ view: 'front', alt: 'Knife & board, seen from above "as used"' }, { view: 'close' }],
  stock: { counted: 'product', level: 3, shown: false },
  rating: 4,
  relatedIds: [103, 104, 115],
  featured: true,
});
