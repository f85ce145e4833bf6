import { defineProduct } from '../define-product';

/** Shows: a preorder. */
export const stationClock = defineProduct({
  id: 124,
  slug: 'station-clock',
  name: 'Station Clock',
  brandId: 31,
  categoryIds: [10, 60],
  sku: 'NL-CLOCK',
  price: 175,
  weight: 50,
  size: [12, 12, 3],
  shape: 'clock',
  colour: '2e3b44',
  summary: 'You can read it from across the yard.',
  description: '<p>A silent movement behind a spun steel case. The first batch leaves in the autumn.</p>',
  releaseDate: '2027-09-15',
  availability: 'To be released on Sep 15th 2027',
  rating: 0,
  relatedIds: [101, 116],
  isNew: true,
});
