import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

const shades: Record<string, string> = {
  Chalk: 'ece7dc',
  'Harbour blue': '5f8199',
  Ochre: 'cf9a3f',
  'Oxide red': '8f3d2c',
};

const tins = ['250 ml', '1 l', '3 l'];

/** The last part of a tin's SKU, after the shade. */
const ends: Record<string, string> = { '250 ml': '250M', '1 l': '1L', '3 l': '3L' };

/** The contents of each variant: a custom field whose name has the variant's SKU. */
const contents = Object.keys(shades).flatMap((shade) =>
  tins.map((tin) => ({ name: `Contents AQ-PAINT-${shade.slice(0, 4).toUpperCase()}-${ends[tin]}`, value: tin })),
);

/** Shows: swatches of colours and patterns, one price for each tin, a price per litre, sold-out values hidden. */
export const linseedPaint = defineProduct({
  id: 111,
  slug: 'linseed-paint',
  name: 'Linseed Oil Paint',
  brandId: 35,
  categoryIds: [33, 30],
  sku: 'AQ-PAINT',
  price: 28,
  weight: 40,
  size: [5, 6, 5],
  shape: 'paint',
  colour: '5f8199',
  summary: 'Boiled oil, pigment, and nothing else.',
  description:
    '<p>Three thin coats last fifteen years outdoors, and it is repaired with a rag and more oil. It dries ' +
    'slowly: ' +
    'leave a day between coats.</p>',
  customFields: contents,
  pictures: [{ view: 'front' }, { view: 'pair' }],
  options: [
    listOf('swatch', 'Shade', {
      values: Object.entries(shades).map(([label, hex]) => ({ label, colours: [hex] })),
    }),
    listOf('select', 'Tin', { values: tins }),
    listOf('swatch', 'Finish', {
      required: false,
      forms: 'modifier',
      values: [
        { label: 'Brushed', pattern: 'brushed' },
        { label: 'Stippled', pattern: 'stippled', adjustment: { by: 'percent', value: 5 } },
      ],
    }),
  ],
  variant: ({ Shade = '', Tin = '' }) => ({
    price: { '250 ml': 28, '1 l': 74, '3 l': 189 }[Tin] ?? 28,
    weight: { '250 ml': 14, '1 l': 52, '3 l': 150 }[Tin] ?? 14,
    stock: Shade === 'Ochre' || (Shade === 'Chalk' && Tin === '3 l') ? 0 : 22,
    pictureColour: shades[Shade] ?? '',
  }),
  stock: { counted: 'variant', shown: false },
  outOfStockBehaviour: 'hide_option',
  rating: 4,
  relatedIds: [123, 110],
  featured: true,
});
