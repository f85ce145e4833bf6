import { describe, expect, it } from '@jest/globals';
import { picturesOfOthers } from '../../../../../widgets/product-extras/gallery/pictures-of-choice';

const hidden = (values: string[], chosen: string, ...descriptions: string[]) => [
  ...picturesOfOthers([{ values, chosen }], descriptions),
];
const colours = ['Blue', 'Light blue', 'Red'];

describe('the pictures of other values', () => {
  it('are those whose description names one, as whole words in any case', () => {
    expect(hidden(colours, 'Red', 'Chair', 'Chair (red)', 'RED chair', 'Blue chair', 'Chair, bluebell')).toEqual([3]);
  });

  it('are told apart by the longest name', () => {
    const chairs = ['A light blue chair', 'A blue chair'];
    expect(hidden(colours, 'Light blue', ...chairs)).toEqual([1]);
    expect(hidden(colours, 'Blue', ...chairs)).toEqual([0]);
  });

  it('are none while nothing is chosen, or while no description names the choice', () => {
    expect(hidden(colours, '', 'A red chair', 'A blue chair')).toEqual([]);
    expect(hidden(colours, 'Light blue', 'A red chair', 'A blue chair')).toEqual([]);
  });

  it('are found in scripts without spaces', () => {
    expect(hidden(['赤', '青'], '青', '赤いランプ', '青いランプ')).toEqual([0]);
  });

  it('are those of any option', () => {
    const choices = [
      { values: ['Red', 'Blue'], chosen: 'Red' },
      { values: ['Clamp', 'Round'], chosen: 'Round' },
    ];
    const lamps = ['Red, clamp', 'Red, round', 'Blue, round'];
    expect([...picturesOfOthers(choices, lamps)].sort()).toEqual([0, 2]);
  });
});
