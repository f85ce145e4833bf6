import { describe, expect, it, jest } from '@jest/globals';
import type { Contender } from '../../../tools/bench/contender';
import { measureInTurn } from '../../../tools/bench/measure-in-turn';

const named = (name: string) => ({ name }) as Contender;
const both = [named('ours'), named('Cornerstone')];

describe('alternating measurements', () => {
  it('measure each theme first in every other round, and pair the results of a round', async () => {
    const turns: string[] = [];
    const found = await measureInTurn('a page', both, 2, ({ name }) => {
      turns.push(name);
      return Promise.resolve({ time: turns.length });
    });
    expect(turns).toEqual(['ours', 'Cornerstone', 'Cornerstone', 'ours']);
    expect(found).toEqual({ time: { ours: [1, 4], theirs: [2, 3] } });
  });

  it('skip a round for both themes if one of them fails, and report it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let turn = 0;
    const found = await measureInTurn('a page', both, 2, () => {
      turn += 1;
      return turn === 2 ? Promise.reject(new Error('too slow')) : Promise.resolve({ time: turn });
    });
    expect(found).toEqual({ time: { ours: [4], theirs: [3] } });
    expect(warn).toHaveBeenCalledWith('a page: round 1 is left out, Cornerstone failed: Error: too slow');
    warn.mockRestore();
  });

  it('have no values of the other theme if none was named', async () => {
    expect(await measureInTurn('a page', [named('ours')], 1, () => Promise.resolve({ time: 9 }))).toEqual({
      time: { ours: [9], theirs: [] },
    });
  });

  it('fail if no round is complete', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(measureInTurn('a page', both, 1, () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'a page: no round came to its end',
    );
    warn.mockRestore();
  });
});
