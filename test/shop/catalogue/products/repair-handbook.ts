import { defineProduct } from '../define-product';

/** Shows: a download without tax and weight; one piece per order. */
export const repairHandbook = defineProduct({
  id: 126,
  slug: 'repair-handbook',
  name: 'The Repair Handbook (PDF)',
  brandId: 35,
  categoryIds: [60, 30],
  sku: 'AQ-BOOK-PDF',
  price: 9,
  weight: 0,
  size: [0, 0, 0],
  shape: 'book',
  colour: '8a3b34',
  summary: 'How to mend everything we sell.',
  description: '<p>Two hundred pages of exploded drawings. You get the link by e-mail.</p>',
  availability: 'At once, by e-mail',
  taxed: false,
  digital: true,
  maximum: 1,
  rating: 5,
  relatedIds: [107, 101],
});
