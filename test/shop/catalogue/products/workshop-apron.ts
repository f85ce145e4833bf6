import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

const colours: Record<string, string> = {
  Indigo: '34466b',
  Rust: 'a6532f',
  Olive: '6a6c45',
  Ecru: 'd9ccb2',
  Black: '2d2d30',
};
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
const lengths = ['26 in', '28 in', '30 in', '32 in', '34 in'];

/** Shows: two hundred variants, sold-out values hidden, different prices, a picture per colour. */
export const workshopApron = defineProduct({
  id: 106,
  slug: 'workshop-apron',
  name: 'Workshop Apron',
  brandId: 34,
  categoryIds: [50, 30],
  sku: 'RW-APRON',
  price: 72,
  weight: 26,
  size: [14, 2, 11],
  shape: 'apron',
  colour: colours['Indigo'] ?? '',
  summary: 'Waxed cotton, crossed straps, nine pockets.',
  description:
    '<p>Cut to five lengths and eight widths, because an apron that catches in the lathe is worse than ' +
    'none. The ' +
    'straps cross at the back and carry the weight on your shoulders.</p><p>Bar-tacked at every pocket.</p>',
  warranty: 'Send it back and we patch it, whatever happened.',
  pictures: [{ view: 'front' }, { view: 'close' }, { view: 'scene' }],
  options: [
    listOf('swatch', 'Colour', {
      values: Object.entries(colours).map(([label, hex]) => ({ label, colours: [hex] })),
    }),
    listOf('rectangle', 'Size', { values: sizes }),
    listOf('select', 'Length', { values: lengths }),
  ],
  variant: ({ Colour = '', Size = '', Length = '' }) => ({
    ...(['XXL', '3XL'].includes(Size) ? { price: 79 } : {}),
    stock: isSoldOut(Colour, Size, Length) ? 0 : 3 + ((sizes.indexOf(Size) + lengths.indexOf(Length)) % 5),
    pictureColour: colours[Colour] ?? '',
  }),
  stock: { counted: 'variant', shown: true },
  outOfStockBehaviour: 'hide_option',
  rating: 5,
  reviews: [
    {
      rating: 5,
      title: 'Fits at last',
      text: 'I am 5\'2" and can walk in it.',
      name: 'Mei',
      date: '2026-05-30',
    },
    { rating: 4, title: 'Stiff at first', text: 'Give it a month.', name: 'Tom R.', date: '2026-06-11' },
  ],
  relatedIds: [107, 127, 128],
  featured: true,
  topSeller: true,
});

/** Sold out: Olive in XXS, Ecru in the two short lengths, Black in 3XL except in 34 in. */
function isSoldOut(colour: string, size: string, length: string): boolean {
  if (colour === 'Olive') return size === 'XXS';
  if (colour === 'Ecru') return length === '26 in' || length === '28 in';
  return colour === 'Black' && size === '3XL' && length !== '34 in';
}
