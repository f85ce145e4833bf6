import { describe, expect, it } from '@jest/globals';
import { growthOf, leaksIn, type Weight } from './growth';

const light: Weight = { heap: 9_000_000, nodes: 2_000, listeners: 300, timers: 1, slots: 20 };
const measured = (...changes: readonly Partial<Weight>[]) => changes.map((change) => ({ ...light, ...change }));

describe('the growth of a page that is used for a long time', () => {
  it('is zero or less while the figures go up and down', () => {
    const weights = measured({ listeners: 300 }, { listeners: 640 }, { listeners: 300 }, { listeners: 640 }, {});
    expect([growthOf(weights, 'listeners') <= 0, leaksIn(weights)]).toEqual([true, []]);
  });

  it('is a leak if the minimum of the last measurements exceeds the maximum of the first', () => {
    const climbing = (figure: keyof Weight, step: number) =>
      leaksIn(measured(...[0, 1, 2, 3, 4].map((point) => ({ [figure]: light[figure] + point * step }))));
    expect(climbing('listeners', 10)).toEqual([]);
    expect(climbing('listeners', 11)).toEqual(['listeners']);
    expect(climbing('nodes', 60)).toEqual(['nodes']);
    expect(climbing('timers', 2)).toEqual(['timers']);
    expect(climbing('heap', 300_000)).toEqual(['heap']);
    expect(climbing('slots', 1)).toEqual(['slots']);
  });

  it('is no leak if the figures fall', () => {
    expect(leaksIn(measured({ nodes: 9_000 }, { nodes: 8_000 }, { nodes: 4_000 }, { nodes: 3_000 }, {}))).toEqual([]);
  });
});
