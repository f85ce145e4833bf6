import { describe, expect, it } from '@jest/globals';
import { makeShopTexts } from '../../../support/states/shop-texts';

describe('the untranslated rest of', () => {
  const shopTexts = makeShopTexts();
  shopTexts.record({ name: 'Desk Lamp', html: '<p>Made of steel &amp; oak</p>' });

  it.each([
    ['⟦Remove ⟦Desk Lamp⟧⟧: Desk Lamp', ''],
    ['Made of steel & oak', ''],
    ['Desk Lamp × 2', ''],
    ['⟦Remove⟧ the Desk Lamp', 'the'],
    ['Desk Lamps', 'Desk Lamps'],
  ])('%s is “%s”', (text, left) => {
    expect(shopTexts.remainderOf(text)).toBe(left);
  });
});
