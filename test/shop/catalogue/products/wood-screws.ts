import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: packs of 100, a price range by length, bulk rates by amount and fixed, a maximum quantity per order. */
export const woodScrews = defineProduct({
  id: 110,
  slug: 'wood-screws',
  name: 'Brass Wood Screws, Box of 100',
  brandId: 32,
  categoryIds: [32, 30],
  sku: 'FS-SCR',
  price: 11,
  weight: 12,
  size: [4, 2, 3],
  shape: 'screws',
  colour: 'b9963f',
  summary: 'Slotted, solid brass, a hundred to the box.',
  description: '<p>Solid brass all the way through. Drive a steel screw first, then this one, and it won’t shear.</p>',
  customFields: [
    { name: 'Pack size', value: '100' },
    { name: 'Thread', value: 'No. 8' },
  ],
  options: [listOf('radio', 'Length', { values: [{ label: '¾ in', isDefault: true }, '1 in', '1½ in', '2 in'] })],
  variant: ({ Length }) => ({
    price: { '¾ in': 11, '1 in': 12.5, '1½ in': 14.75, '2 in': 17.2 }[Length ?? ''] ?? 11,
    stock: 400,
  }),
  stock: { counted: 'variant', shown: true },
  maximum: 50,
  bulkRates: [
    { min: 10, max: 19, type: 'price', value: 1 },
    { min: 20, max: 0, type: 'fixed', value: 9.5 },
  ],
  rating: 4,
  relatedIds: [107, 123, 128],
  isNew: true,
});
