/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { plantText } from '../../shop/switches/plant-text';

const planted = (data: unknown) => plantText(data, '<b>', false);

describe('a planted text', () => {
  it.each(['Harbour desk lamp', 'Red', '$8.95', 'a note', 'Élan'])('is appended to a text for shoppers: %s', (text) => {
    expect(planted({ title: text, list: [{ deep: text }] })).toEqual({
      title: `${text} <b>`,
      list: [{ deep: `${text} <b>` }],
    });
  });

  it.each(['/lamp/', 'https://shop.test/a b', '#tab-a', 'USD', 'in_stock', '12', '', 'FormField[1][2]'])(
    'does not change codes and URLs: "%s"',
    (text) => expect(planted({ value: text })).toEqual({ value: text }),
  );

  it('does not change HTML, except in data for scripts', () => {
    const data = { message: 'Not enough stock', name: '<i>Soap</i> bar', type: 'Configurable_PickList_Set' };
    expect(planted(data)).toEqual(data);
    expect(plantText(data, '!', true)).toEqual({ ...data, message: 'Not enough stock !', name: '<i>Soap</i> bar !' });
  });

  it('does not change other values', () => {
    const when = new Date();
    expect(planted([1, true, null, undefined, when])).toEqual([1, true, null, undefined, when]);
  });
});
