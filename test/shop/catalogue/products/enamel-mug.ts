import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: swatches of two and three colours, a sold-out value that is labelled, bulk rates in percent, no sale. */
export const enamelMug = defineProduct({
  id: 103,
  slug: 'enamel-mug',
  name: 'Enamel Mug',
  brandId: 33,
  categoryIds: [21, 20],
  sku: 'TP-MUG',
  price: 14.5,
  weight: 5.5,
  size: [4.5, 3.3, 3.4],
  shape: 'mug',
  colour: '2c4a6e',
  summary: 'Twelve ounces of steel and glass.',
  description:
    '<p>Two coats of enamel over steel, fired at 820 °C. It goes on the fire, in the dishwasher and off ' +
    'the edge of ' +
    'the table, and it will have a chip to show for it.</p>',
  customFields: [{ name: 'Holds', value: '350 ml' }],
  pictures: [{ view: 'front' }, { view: 'pair' }, { view: 'close' }],
  options: [
    listOf('swatch', 'Glaze', {
      values: [
        { label: 'Navy & white', colours: ['2c4a6e', 'f4f1ea'], isDefault: true },
        { label: 'Moss', colours: ['6b7a4b'] },
        { label: 'Tricolour', colours: ['c2553f', 'e7c46b', '48746f'] },
        { label: 'Coal', colours: ['34363a'] },
      ],
    }),
  ],
  variant: ({ Glaze }) => ({
    stock: Glaze === 'Moss' ? 0 : 120,
    pictureColour: { Moss: '6b7a4b', Tricolour: 'c2553f', Coal: '34363a' }[Glaze ?? ''] ?? '2c4a6e',
  }),
  stock: { counted: 'variant', shown: false },
  outOfStockBehaviour: 'label_option',
  outOfStockMessage: 'Sold out & in the kiln',
  bulkRates: [
    { min: 6, max: 11, type: 'percent', value: 5 },
    { min: 12, max: 0, type: 'percent', value: 12 },
  ],
  rating: 5,
  reviews: [
    {
      rating: 5,
      title: 'Took it up Katahdin',
      text: 'Came back with it too.',
      name: 'Jo B.',
      date: '2026-02-21',
    },
  ],
  relatedIds: [104, 105, 121],
  featured: true,
  topSeller: true,
});
