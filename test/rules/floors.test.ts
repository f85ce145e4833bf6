import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hold } from './hold';
import { sourceFiles } from './source-files';

/** The rooms of core, from the ground up: each may use what is below it, types included. */
const floors = 'errors page controls markup contract api events state forms listing mount loader vitals channel'.split(
  ' ',
);

/** An import of ours, whether of values or of types alone. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

const arrows: readonly Arrow[] = sourceFiles(['core', 'widgets']).flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) => ({
    from: path,
    to: join(dirname(path), to),
  })),
);
const roomOf = (path: string) => path.split('/')[1] ?? '';
const inCore = arrows.filter(({ from, to }) => from.startsWith('core/') && to.startsWith('core/'));

describe('the floors of core', () => {
  it('are all known', () => {
    expect(arrows.length).toBeGreaterThan(300);
    const unknown = inCore.map(({ from }) => roomOf(from)).filter((room) => !floors.includes(room));
    hold('Each room of core has its floor in test/rules/floors.test.ts.', [...new Set(unknown)]);
  });

  it('carry each other: no room uses one above it', () => {
    const upwards = inCore.filter(({ from, to }) => floors.indexOf(roomOf(from)) < floors.indexOf(roomOf(to)));
    hold(
      `No arrow of core leads upwards: ${floors.join(', ')}.`,
      upwards.map(({ from, to }) => `${from} → ${to}`),
    );
  });
});

describe('two folders', () => {
  it('never import each other', () => {
    // A room and the rooms inside of it are one house: its shop is made of their slices, their thunks have its types.
    const pairs = arrows
      .map(({ from, to }) => [dirname(from), dirname(to)] as const)
      .filter(([from, to]) => from !== to && !from.startsWith(`${to}/`) && !to.startsWith(`${from}/`));
    const known = new Set(pairs.map((pair) => pair.join(' → ')));
    const circles = pairs.filter(([from, to]) => known.has(`${to} → ${from}`)).map((pair) => pair.join(' ⇄ '));
    hold('No two folders import each other: what both need belongs to one of them, or to a third.', [
      ...new Set(circles),
    ]);
  });
});
