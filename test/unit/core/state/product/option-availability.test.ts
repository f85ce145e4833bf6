import { expect, it } from '@jest/globals';
import { readAvailability } from '../../../../../core/state/product/option-availability';

const first = { in_stock_attributes: [1] };

it.each([
  ['all are shown before the shop has responded', null, ['shown', 'shown']],
  ['all are shown if the stock is unknown', { out_of_stock_behavior: 'hide_option' }, ['shown', 'shown']],
  ['one is sold out and hidden', { ...first, out_of_stock_behavior: 'hide_option' }, ['shown', 'hidden']],
  ['one is sold out and labelled', { ...first, out_of_stock_behavior: 'label_option' }, ['shown', 'labelled']],
  ['a rule of the merchant hides one', { disabled_option_values: [{ value_id: 2 }] }, ['shown', 'hidden']],
])('of the values of an option %s', (_, attributes, availability) => {
  expect(['1', '2'].map(readAvailability(attributes))).toEqual(availability);
});
