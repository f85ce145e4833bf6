import { defineProduct } from '../define-product';

/** Shows: videos, portrait pictures, up to ten backorders, and the lowest price before a sale. */
export const stormLantern = defineProduct({
  id: 118,
  slug: 'storm-lantern',
  name: 'Storm Lantern',
  brandId: 31,
  categoryIds: [12, 10],
  sku: 'NL-STORM',
  price: 58,
  salePrice: 49,
  retailPrice: 65,
  weight: 36,
  size: [6, 12, 6],
  shape: 'lantern',
  colour: '3f6b73',
  summary: 'Burns for twenty hours in any wind.',
  description: '<p>The same tin pressing since 1903. Lift the globe, trim the wick, close it, and let it blow.</p>',
  customFields: [
    { name: 'Lowest price', value: '54.00 USD' },
    { name: 'Lowest price', value: '49.68 EUR' },
    { name: 'Lowest price', value: '8100 JPY' },
  ],
  pictures: [
    { view: 'front', width: 960, height: 1280 },
    { view: 'turned', width: 960, height: 1280 },
    { view: 'scene' },
  ],
  videos: [
    {
      id: 'eRsGyueVLvQ',
      title: 'How to trim a wick',
      description: 'Two minutes, one pair of scissors.',
      length: '02:04',
    },
    {
      id: 'aqz-KE-bpKQ',
      title: 'The lantern in a gale',
      description: 'Filmed from indoors.',
      length: '01:10',
    },
  ],
  stock: { counted: 'product', level: 4, shown: true },
  backorder: { limit: 10, messageId: 2 },
  rating: 5,
  reviews: [
    {
      rating: 5,
      title: 'Still lit',
      text: 'The porch light gave up first.',
      name: 'Ines',
      date: '2026-02-02',
    },
  ],
  relatedIds: [117, 101],
  topSeller: true,
});
