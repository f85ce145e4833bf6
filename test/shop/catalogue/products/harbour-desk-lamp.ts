import { defineProduct } from '../define-product';
import { listOf, textOf } from '../option-drafts';

/**
 * Shows: swatches with a picture per colour, rectangles, an optional select and text, a sale, retail price, saved
 * amount, price range, the lowest price before the sale.
 */
export const harbourDeskLamp = defineProduct({
  id: 101,
  slug: 'harbour-desk-lamp',
  name: 'Harbour Desk Lamp',
  brandId: 31,
  categoryIds: [11, 10],
  sku: 'NL-LAMP',
  upc: '012345600101',
  mpn: 'NL-101',
  gtin: '00012345600101',
  price: 200,
  salePrice: 160,
  retailPrice: 210,
  weight: 92,
  size: [7, 19, 7],
  shape: 'lamp',
  colour: 'b5442e',
  summary: 'A sprung steel desk lamp that stays where you put it.',
  description:
    '<p>Three springs hold the arm wherever you leave it, and the shade turns all the way round. The steel ' +
    'is ' +
    '<strong>powder-coated</strong> in our own shop, so the colour goes on after the welding and stays ' +
    'on.</p>' +
    '<ul><li>Takes any E26 bulb up to 60 W</li><li>Braided cotton flex</li><li>Every part can be ' +
    'replaced</li></ul>',
  warranty: 'Ten years on the springs, for ever on the spare parts.',
  customFields: [
    { name: 'Bulb', value: 'E26, up to 60 W' },
    { name: 'Flex', value: 'Braided cotton' },
    { name: 'Lowest price', value: '185.00 USD' },
    { name: 'Lowest price', value: '170.20 EUR' },
    { name: 'Lowest price', value: '27750 JPY' },
  ],
  pictures: [
    { view: 'front' },
    { view: 'turned' },
    { view: 'close', alt: 'The springs of the lamp’s arm' },
    { view: 'scene', alt: 'The lamp on a desk by a window' },
  ],
  options: [
    listOf('swatch', 'Colour', {
      values: [
        { label: 'Signal red', colours: ['b5442e'], isDefault: true },
        { label: 'Racing green', colours: ['2f5d46'] },
        { label: 'Cream & brass', colours: ['ece3cf', 'b08d4c'] },
      ],
    }),
    listOf('rectangle', 'Base', { values: ['Clamp', { label: 'Round', isDefault: true }] }),
    listOf('select', 'Flex', {
      required: false,
      forms: 'modifier',
      values: ['1.5 m', { label: '3 m', adjustment: { by: 'amount', value: 6 } }],
    }),
    textOf('text', 'Engraving', { maxLength: 20 }),
  ],
  variant: ({ Colour, Base }) => ({
    ...(Base === 'Clamp' ? {} : Colour === 'Cream & brass' ? { price: 185, retailPrice: 235 } : {}),
    stock: Colour === 'Racing green' && Base === 'Clamp' ? 0 : 14,
    pictureColour: Colour === 'Signal red' ? 'b5442e' : Colour === 'Racing green' ? '2f5d46' : 'ece3cf',
  }),
  stock: { counted: 'variant', shown: true },
  outOfStockBehaviour: 'label_option',
  rating: 4,
  reviews: [
    {
      rating: 5,
      title: 'Solid',
      text: 'Holds its position and looks the part.',
      name: 'A. Merritt',
      date: '2026-04-02',
    },
    { rating: 3, title: 'Fine', text: 'Good lamp; order the longer flex.', name: '', date: '2026-04-09' },
  ],
  relatedIds: [102, 124, 125, 116, 119],
  featured: true,
  topSeller: true,
});
