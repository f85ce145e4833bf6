import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

/** The floors of core as its document draws them, from the top down: `5 │ state │ what it is for`. */
const floors = [...readFileSync('core/README.md', 'utf8').matchAll(/^\d+ │ ([^│]+?) *│/gm)].map(([, rooms = '']) =>
  rooms.split(' · '),
);
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));

/** An import of ours, whether of values or of types alone. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

const arrows: readonly Arrow[] = sourceFiles(['core', 'widgets']).flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(([, to = '']) => ({
    from: path,
    to: join(dirname(path), to),
  })),
);
const roomOf = (path: string) => path.split('/')[1] ?? '';
const inCore = arrows.filter(({ from, to }) => from.startsWith('core/') && to.startsWith('core/'));

describe('the floors that core/README.md draws', () => {
  it('contain every room of core once', () => {
    const drawn = floors.flat().sort();
    const rooms = [...new Set(sourceFiles(['core']).map(({ path }) => roomOf(path)))].sort();
    expect(rooms.length).toBeGreaterThan(10);
    expect(drawn).toEqual(rooms);
  });

  it('match the imports: a room imports only from floors below it', () => {
    expect(inCore.length).toBeGreaterThan(100);
    const violations = inCore.filter(({ from, to }) => {
      return roomOf(from) !== roomOf(to) && floorOf(roomOf(from)) >= floorOf(roomOf(to));
    });
    enforce(
      'A room of core imports only from the floors below it: see the picture in core/README.md.',
      violations.map(({ from, to }) => `${from} → ${to}`),
    );
  });
});

describe('two folders', () => {
  it('never import each other', () => {
    // A folder and its subfolders may: the store consists of their slices, and their thunks use the store's types.
    const pairs = arrows
      .map(({ from, to }) => [dirname(from), dirname(to)] as const)
      .filter(([from, to]) => from !== to && !from.startsWith(`${to}/`) && !to.startsWith(`${from}/`));
    const known = new Set(pairs.map((pair) => pair.join(' → ')));
    const circles = pairs.filter(([from, to]) => known.has(`${to} → ${from}`)).map((pair) => pair.join(' ⇄ '));
    enforce('No two folders import each other: move shared code into one of them, or into a third.', [
      ...new Set(circles),
    ]);
  });
});
