import { defineProduct } from '../define-product';
import { checkboxOf, dateOf, listOf } from '../option-drafts';

/** Shows: no label for sold-out values, an optional date, a checkbox, rectangles without a default. */
export const lambswoolBlanket = defineProduct({
  id: 127,
  slug: 'lambswool-blanket',
  name: 'Lambswool Blanket',
  brandId: 34,
  categoryIds: [50],
  sku: 'RW-BLANKET',
  price: 160,
  weight: 52,
  size: [15, 4, 11],
  shape: 'blanket',
  colour: '7d8c6c',
  summary: 'Woven slowly, brushed once.',
  description: '<p>Spun, dyed and woven within one valley. It sheds for a week and then never again.</p>',
  pictures: [{ view: 'front' }, { view: 'scene' }],
  options: [
    listOf('rectangle', 'Size', { values: ['Throw', 'Double', 'King'] }),
    dateOf('Deliver on', { earliest: '2026-02-01', latest: '2027-01-31' }),
    checkboxOf('Gift wrap', { label: 'Wrap it in paper', adjustment: { by: 'amount', value: 5 } }),
  ],
  variant: ({ Size }) => ({
    price: { Throw: 160, Double: 215, King: 260 }[Size ?? ''] ?? 160,
    stock: Size === 'King' ? 0 : 9,
  }),
  stock: { counted: 'variant', shown: false },
  outOfStockBehaviour: 'do_nothing',
  rating: 5,
  relatedIds: [114, 113, 115],
});
