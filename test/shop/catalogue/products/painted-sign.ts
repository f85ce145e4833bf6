import { defineProduct } from '../define-product';
import { checkboxOf, dateOf, fileOf, listOf, numberOf, textOf } from '../option-drafts';

/** Shows: each kind of input field (text, text area, number, file, date, checkbox), some of them required. */
export const paintedSign = defineProduct({
  id: 116,
  slug: 'hand-painted-sign',
  name: 'Hand-painted Sign',
  brandId: 35,
  categoryIds: [60],
  sku: 'AQ-SIGN',
  price: 95,
  weight: 64,
  size: [24, 8, 1],
  shape: 'sign',
  colour: '2f4b3f',
  summary: 'Your words, our brushes.',
  description:
    '<p>Tell us what it should say and send us a sketch if you have one. We paint on marine ply with ' +
    'enamel, and ' +
    'gild the letters if you like.</p>',
  availability: 'Painted to order, two weeks',
  pictures: [{ view: 'front' }, { view: 'close' }, { view: 'scene' }],
  options: [
    textOf('text', 'Wording', { required: true, minLength: 2, maxLength: 24 }),
    textOf('textarea', 'Notes for the painter', { prefill: '', maxLength: 200, maxLines: 4 }),
    numberOf('Width in inches', { required: true, prefill: '24', lowest: 12, highest: 48, wholeOnly: true }),
    numberOf('Letter height in inches', { lowest: 0.5, highest: 10 }),
    fileOf('Sketch', { types: ['png', 'jpg', 'jpeg', 'pdf', 'svg'], maxKilobytes: 512 }),
    dateOf('Needed by', { earliest: '2026-01-01', latest: '2028-12-31' }),
    checkboxOf('Gilding', { label: 'Gild the letters', adjustment: { by: 'amount', value: 40 } }),
    listOf('rectangle', 'Shape', {
      forms: 'modifier',
      values: [{ label: 'Plank', isDefault: true }, 'Oval', 'Arrow'],
    }),
  ],
  rating: 5,
  reviews: [
    {
      rating: 5,
      title: 'Above our door',
      text: 'People stop & photograph it.',
      name: 'Ruth',
      date: '2026-03-03',
    },
  ],
  relatedIds: [122, 124],
  featured: true,
});
