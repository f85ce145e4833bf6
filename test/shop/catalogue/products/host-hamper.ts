import { defineProduct } from '../define-product';
import { checkboxOf, dateOf, listOf } from '../option-drafts';

/**
 * Shows: a required pick list without pictures and without prices (paired products: the theme adds them as items), an
 * optional pick list, a checkbox that is checked by default, a required date.
 */
export const hostHamper = defineProduct({
  id: 122,
  slug: 'host-hamper',
  name: 'The Host’s Hamper',
  brandId: 35,
  categoryIds: [60],
  sku: 'AQ-HAMPER',
  price: 40,
  weight: 70,
  size: [14, 9, 10],
  shape: 'hamper',
  colour: 'b0824a',
  summary: 'A basket, a bottle of oil, and something you choose.',
  description: '<p>Willow from the Somerset levels. Choose what goes in it, and when it should arrive.</p>',
  options: [
    listOf('pick-list', 'Put in', {
      forms: 'modifier',
      values: [
        { label: 'Stacking Tumblers, Pack of 6', productId: 104 },
        { label: 'Linen Tea Towels, Pack of 4', productId: 115 },
        { label: 'Storm Lantern', productId: 118 },
      ],
    }),
    dateOf('Arrives on', { required: true, earliest: '2026-01-05', latest: '2027-12-24' }),
    checkboxOf('Card', {
      label: 'Put a handwritten card in',
      checked: true,
      adjustment: { by: 'amount', value: 2.5 },
    }),
    checkboxOf('Terms', { label: 'I know that fresh food can’t be returned', required: true }),
    listOf('pick-list', 'And add', {
      required: false,
      forms: 'modifier',
      values: [
        { label: 'Clamp Base', productId: 102 },
        { label: 'Claw Hammer, 16 oz', productId: 107 },
      ],
    }),
  ],
  rating: 4,
  relatedIds: [104, 115, 117, 116],
  isNew: true,
});
