import { defineProduct } from '../define-product';

/** Shows: the simplest product: one picture, no options, stock not counted, no reviews. */
export const clawHammer = defineProduct({
  id: 107,
  slug: 'claw-hammer',
  name: 'Claw Hammer, 16 oz',
  brandId: 32,
  categoryIds: [31, 30],
  sku: 'FS-HAM-16',
  upc: '012345600107',
  price: 42,
  weight: 24,
  size: [5, 13, 1.5],
  shape: 'hammer',
  colour: 'a9743f',
  summary: 'Forged head, hickory handle, steel wedge.',
  description: '<p>The head is drop-forged and the handle is wedged, not glued, so you can fit a new one.</p>',
  customFields: [
    { name: 'Head', value: '16 oz' },
    { name: 'Handle', value: 'Hickory' },
  ],
  relatedIds: [108, 110, 128],
  topSeller: true,
});
