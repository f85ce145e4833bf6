import { defineProduct } from '../define-product';

/** Shows: a message instead of a price, so not for sale online. */
export const joinersWorkbench = defineProduct({
  id: 125,
  slug: 'joiners-workbench',
  name: 'Joiner’s Workbench',
  brandId: 32,
  categoryIds: [40, 30],
  sku: 'FS-BENCH',
  price: 2400,
  weight: 2600,
  size: [72, 34, 26],
  shape: 'workbench',
  colour: 'c39a62',
  summary: 'Built to your height, in your workshop.',
  description: '<p>Beech, four inches thick. We measure you first, then build it where it will stand.</p>',
  availability: 'By appointment',
  pictures: [{ view: 'front' }, { view: 'scene' }],
  callForPrice: 'Call us for a price: 555-0142',
  notPurchasable: 'Built in your workshop: please call us for a price.',
  rating: 5,
  relatedIds: [109, 112, 107],
});
