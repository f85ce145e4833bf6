import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/**
 * Shows: optional radios (none selected at first) beside required ones, a picture per wood, and a forbidden combination
 * of two values.
 */
export const milkingStool = defineProduct({
  id: 112,
  slug: 'milking-stool',
  name: 'Milking Stool',
  brandId: 35,
  categoryIds: [40],
  sku: 'AQ-STOOL',
  price: 118,
  weight: 88,
  size: [13, 11, 13],
  shape: 'stool',
  colour: 'c79a63',
  summary: 'Three legs, so it never rocks.',
  description: '<p>Turned legs, wedged through a seat cut from one plank. Three legs stand on any floor.</p>',
  availability: 'Made to order, three weeks',
  pictures: [{ view: 'front' }, { view: 'turned' }, { view: 'scene' }],
  options: [
    listOf('radio', 'Wood', { values: [{ label: 'Ash', isDefault: true }, 'Walnut', 'Ebonised oak'] }),
    listOf('radio', 'Seat', {
      required: false,
      forms: 'modifier',
      values: [
        { label: 'Dished', adjustment: { by: 'amount', value: 18 } },
        { label: 'Sheepskin', adjustment: { by: 'amount', value: 45 } },
      ],
    }),
  ],
  variant: ({ Wood }) => ({
    ...(Wood === 'Walnut' ? { price: 148 } : {}),
    pictureColour: { Ash: 'd8b98a', Walnut: '6e4a32' }[Wood ?? ''] ?? '332c28',
  }),
  forbidden: [['Ebonised oak', 'Dished']],
  rating: 4,
  relatedIds: [113, 114, 120],
  featured: true,
});
