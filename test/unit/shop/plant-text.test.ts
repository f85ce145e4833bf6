/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { plantText } from '../../shop/switches/plant-text';

const planted = (data: unknown) => plantText(data, '<b>', false);

describe('a planted text', () => {
  it.each(['Harbour desk lamp', 'Red', '$8.95', 'a note', 'Élan'])('stands after what shoppers read: %s', (text) => {
    expect(planted({ title: text, list: [{ deep: text }] })).toEqual({
      title: `${text} <b>`,
      list: [{ deep: `${text} <b>` }],
    });
  });

  it.each(['/lamp/', 'https://shop.test/a b', '#tab-a', 'USD', 'in_stock', '12', '', 'FormField[1][2]'])(
    'leaves codes and addresses alone: "%s"',
    (text) => expect(planted({ value: text })).toEqual({ value: text }),
  );

  it('leaves HTML alone, but not in data that goes to scripts', () => {
    const data = { message: 'Not enough stock', name: '<i>Soap</i> bar', type: 'Configurable_PickList_Set' };
    expect(planted(data)).toEqual(data);
    expect(plantText(data, '!', true)).toEqual({ ...data, message: 'Not enough stock !', name: '<i>Soap</i> bar !' });
  });

  it('leaves everything else as it is', () => {
    const when = new Date();
    expect(planted([1, true, null, undefined, when])).toEqual([1, true, null, undefined, when]);
  });
});
