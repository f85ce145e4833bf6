import { defineProduct } from '../define-product';

/** Shows: no picture, and almost no text. */
export const offcutsBox = defineProduct({
  id: 119,
  slug: 'offcuts-box',
  name: 'Box of Offcuts',
  categoryIds: [60],
  sku: 'OFFCUTS',
  price: 15,
  weight: 96,
  shape: 'box',
  summary: '',
  description: '',
  availability: '',
  pictures: [],
});
