import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: not for sale online, with a message; one jaw width costs more. */
export const benchVice = defineProduct({
  id: 109,
  slug: 'bench-vice',
  name: 'Bench Vice',
  brandId: 32,
  categoryIds: [31],
  sku: 'FS-VICE',
  price: 320,
  weight: 640,
  size: [18, 12, 9],
  shape: 'vice',
  colour: '3c5a78',
  summary: 'Cast iron, and far too heavy to post.',
  description: '<p>Forty pounds of cast iron. We would rather carry it to your car than post it.</p>',
  availability: 'Collect from the yard',
  options: [listOf('radio', 'Jaws', { values: ['4 in', '6 in'] })],
  variant: ({ Jaws }) => ({ ...(Jaws === '6 in' ? { price: 410 } : {}) }),
  notPurchasable: 'Too heavy to post: please <a href="/about-us/">call us</a> & collect it.',
  relatedIds: [107, 108],
});
