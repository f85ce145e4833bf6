import { describe, expect, it } from '@jest/globals';
import { priceRange } from '../../../../widgets/facets/price-range';
import { mountForm } from '../mount-form';

describe('a range of prices', () => {
  it('is not sent while a price is missing', async () => {
    const { press, messages, submitters, parts } = await mountForm(priceRange);
    for (const price of parts('control') as HTMLInputElement[]) price.value = '';
    await press();
    expect(messages()).toEqual(['Please enter the lowest price.', 'Please enter the highest price.']);
    expect(submitters).toEqual([]);
  });
});
