import { describe, expect, it } from '@jest/globals';
import { priceRange } from '../../../../widgets/facets/price-range';
import { printExample } from '../../../support/examples/mount-example';
import { mountForm } from '../mount-form';

describe('a range of prices', () => {
  it('is checked by the browser before its code arrives: both are required, none below 0', () => {
    const fields = [...printExample(priceRange).querySelectorAll<HTMLInputElement>('[inputmode="decimal"]')];
    expect(fields.map(({ required }) => required)).toEqual([true, true]);
    for (const [price, isRight] of [
      ['0', true],
      ['10.50', true],
      ['.5', true],
      ['-1', false],
      // Without the widget, the platform would misread it.
      ['10,50', false],
      ['ten', false],
    ] as const) {
      for (const field of fields) field.value = price;
      expect([price, ...fields.map(({ validity }) => validity.valid)]).toEqual([price, isRight, isRight]);
    }
  });

  it('is not sent while a price is missing', async () => {
    const { press, messages, submitters, parts } = await mountForm(priceRange);
    for (const price of parts('control') as HTMLInputElement[]) price.value = '';
    await press();
    expect(messages()).toEqual(['Please enter the lowest price.', 'Please enter the highest price.']);
    expect(submitters).toEqual([]);
  });
});
