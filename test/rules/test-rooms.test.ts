import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesBelow } from '../support/build/source-files';
import { enforce } from './enforce';

/** The parts of `test` from the ground up: each may import those below it. The tests are all at the top. */
const floors = ['theme', 'shop', 'support', 'tools'];
const tests = ['unit', 'browser', 'engines', 'faults', 'endurance', 'languages', 'rules'];

/** The room of a file. Each tool and each part of support is its own room: `tools/adopt`. */
const roomOf = (path: string) => {
  const [, part = '', room = ''] = path.split('/');
  return ['support', 'tools'].includes(part) ? `${part}/${room}` : part;
};
const floorOf = (room: string) => {
  const floor = floors.indexOf(room.replace(/\/.*/, ''));
  return floor < 0 ? floors.length : floor;
};

/** Code in a string, such as generated code, imports files outside of test. */
const isInTest = (path: string) =>
  path.startsWith('test/') && ['', '.ts', '.tsx', '.mjs', '.cjs'].some((ending) => existsSync(path + ending));

const arrows = filesBelow('test')
  .filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path))
  .flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(?:^(?:import|export) [^;]*?|[( ]import\(|require\()['"](\.[^'"]+)['"]/gm,
      ),
    ].map(([, to = '']) => ({
      path,
      from: roomOf(path),
      to: roomOf(join(dirname(path), to)),
      isFile: isInTest(join(dirname(path), to)),
    })),
  )
  .filter(({ from, to, isFile }) => isFile && from !== to);

describe('the parts of test', () => {
  it('are all listed', () => {
    expect(arrows.length).toBeGreaterThan(1_000);
    const parts = filesBelow('test').map((path) => path.split('/')[1] ?? '');
    const unknown = parts.filter((part) => !part.includes('.') && ![...floors, ...tests].includes(part));
    enforce('Each folder of test has its floor in test/rules/test-rooms.test.ts.', [...new Set(unknown)]);
  });

  it('import only from floors below them: tests, tools, support, shop, theme', () => {
    const isSameFloor = (from: string, to: string) => from.split('/')[0] === to.split('/')[0];
    const upwards = arrows.filter(
      ({ from, to }) => floorOf(to) > floorOf(from) || (floorOf(to) === floorOf(from) && !isSameFloor(from, to)),
    );
    enforce(
      'A folder of test imports only from floors below it, and nothing imports a test.',
      upwards.map(({ path, to }) => `${path} → test/${to}`),
    );
  });

  it('never import each other', () => {
    const known = new Set(arrows.map(({ from, to }) => `${from} → ${to}`));
    const mutual = [...known].filter((pair) => known.has(pair.split(' → ').reverse().join(' → ')));
    enforce('No two rooms of test import each other.', mutual);
  });
});
