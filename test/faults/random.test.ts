import { describe, expect, it } from '@jest/globals';
import { makeRandom } from './random';

const things = Array.from({ length: 50 }, (_, index) => index);

describe('a seed', () => {
  it('gives the same numbers and order each time, and another seed gives different ones', () => {
    const [one, same, other] = [makeRandom('7'), makeRandom('7'), makeRandom('8')].map((random) => [
      random.share(),
      random.between(1, 1_000_000),
      random.shuffle(things),
    ]);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('gives numbers between both limits, inclusive, and loses no item when it shuffles', () => {
    const { between, share, shuffle } = makeRandom('limits');
    const drawn = new Set(Array.from({ length: 200 }, () => between(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
    expect(things.map(share).every((one) => one >= 0 && one < 1)).toBe(true);
    const shuffled = shuffle(things);
    expect(shuffled).not.toEqual(things);
    expect(shuffled.sort((one, another) => one - another)).toEqual(things);
  });
});
