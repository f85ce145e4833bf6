import { expect, it } from '@jest/globals';
import { describeWeights } from '../../../tools/adopt/try/weigh-scripts';

it('prints the requests and bytes of each page before and after, and the ratio of the bytes', () => {
  const table = describeWeights(
    [{ page: 'home', requests: 5, bytes: 80_000 }],
    [
      { page: 'home', requests: 4, bytes: 60_000 },
      { page: 'cart', requests: 1, bytes: 7 },
    ],
  );
  const cells = table.split('\n').map((line) => line.trim().split(/\s+/));
  expect(cells.slice(-2)).toEqual([
    ['home', '5', '4', '80000', '60000', '0.75'],
    ['cart', '-', '1', '-', '7', '-'],
  ]);
});
