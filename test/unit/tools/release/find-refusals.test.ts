import { describe, expect, it } from '@jest/globals';
import { type Candidate, findRefusals } from '../../../tools/release/find-refusals';

const candidate = (changed: Partial<Candidate>): Candidate => ({
  version: '1.0.1',
  uncommitted: [],
  released: ['0.9.0', '1.0.0'],
  tagged: ['1.0.0', '0.9.0'],
  changes: [],
  ...changed,
});
const taken = { step: 'major', sentence: 'quantity: part "error" was taken away' } as const;
const added = { step: 'minor', sentence: 'menu is new' } as const;

describe('a version', () => {
  it('is released from a clean tree, if it is higher than the last one', () => {
    expect(findRefusals(candidate({}))).toEqual([]);
    expect(findRefusals(candidate({ version: '0.1.0', released: [], tagged: ['0.1.0'] }))).toEqual([]);
  });

  it.each<[string, Partial<Candidate>]>([
    ['package.json has the version "1.1"; give it three numbers', { version: '1.1' }],
    ['core/a.ts is not committed; a release is made of a commit', { uncommitted: ['core/a.ts'] }],
    ['1.0.0 was released; give package.json and config.json a higher version', { version: '1.0.0', changes: [taken] }],
    [
      'v1.0.0 is a tag, and dist/1.0.0 has no release; fetch the last three releases into dist/',
      { released: ['0.9.0'] },
    ],
    ['0.9.5 is lower than 1.0.0, which was released', { version: '0.9.5' }],
    ['menu is new: that is a minor version, and 1.0.1 is a patch one', { changes: [added] }],
    [
      `${taken.sentence}: that is a major version, and 1.1.0 is a minor one`,
      { version: '1.1.0', changes: [taken, added] },
    ],
  ])('is refused: %s', (sentence, changed) => {
    expect(findRefusals(candidate(changed))).toEqual([sentence]);
  });

  it('may remove in a major version, and add in a minor one', () => {
    expect(findRefusals(candidate({ version: '2.0.0', changes: [taken, added] }))).toEqual([]);
    expect(findRefusals(candidate({ version: '1.1.0', changes: [added] }))).toEqual([]);
  });

  it('is refused with all reasons at once', () => {
    const refusals = findRefusals(candidate({ uncommitted: ['a', 'b'], changes: [taken, added] }));
    expect(refusals).toHaveLength(4);
  });
});
