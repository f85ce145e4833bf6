import { describe, expect, it } from '@jest/globals';
import { readAvailability, soldOutNote } from '../../../../../core/state/product/option-availability';

describe('the availability of a value', () => {
  const outOfStock = (behaviour: string) => ({ out_of_stock_behavior: behaviour, in_stock_attributes: [1, 2] });

  it.each([
    ['hide_option', 'hidden'],
    ['label_option', 'labelled'],
    ['do_nothing', 'shown'],
    ['something_new', 'shown'],
  ])('follows the shop’s %s when it is out of stock: %s', (behaviour, state) => {
    const availability = readAvailability(outOfStock(behaviour));
    expect(availability('1')).toBe('shown');
    expect(availability('3')).toEqual(state);
  });

  it('is hidden when a rule disables the value, whatever the shop does about stock', () => {
    const ruledOut = { disabled_option_values: [{ value_id: 1 }, { value_id: null }] };
    for (const behaviour of ['hide_option', 'label_option', 'do_nothing']) {
      expect(readAvailability({ ...outOfStock(behaviour), ...ruledOut })('1')).toBe('hidden');
    }
  });

  it('is shown while the shop has sent no stock for the value', () => {
    expect(readAvailability(null)('1')).toBe('shown');
    expect(readAvailability({ out_of_stock_behavior: 'hide_option', in_stock_attributes: null })('1')).toBe('shown');
    expect(readAvailability(outOfStock('hide_option'))('')).toBe('shown');
  });

  it('is hidden for each value when none is in stock', () => {
    expect(readAvailability({ out_of_stock_behavior: 'hide_option', in_stock_attributes: [] })('1')).toBe('hidden');
  });
});

describe('the note on a value that is out of stock', () => {
  it('has the shop’s text in parentheses, or else the template’s', () => {
    expect(soldOutNote({ out_of_stock_message: 'Back in May' }, 'Sold out')).toBe('(Back in May)');
    expect(soldOutNote({ out_of_stock_message: '' }, 'Sold out')).toBe('(Sold out)');
    expect(soldOutNote(null, '')).toBe('');
  });
});
