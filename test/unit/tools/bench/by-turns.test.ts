import { describe, expect, it, jest } from '@jest/globals';
import { byTurns } from '../../../tools/bench/by-turns';
import type { Contender } from '../../../tools/bench/contender';

const named = (name: string) => ({ name }) as Contender;
const both = [named('ours'), named('Cornerstone')];

describe('measuring by turns', () => {
  it('measures one after the other, each first in every other round, and keeps the two of a round together', async () => {
    const turns: string[] = [];
    const found = await byTurns('a page', both, 2, ({ name }) => {
      turns.push(name);
      return Promise.resolve({ time: turns.length });
    });
    expect(turns).toEqual(['ours', 'Cornerstone', 'Cornerstone', 'ours']);
    expect(found).toEqual({ time: { ours: [1, 4], theirs: [2, 3] } });
  });

  it('leaves a round out for both when one of them fails, and says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let turn = 0;
    const found = await byTurns('a page', both, 2, () => {
      turn += 1;
      return turn === 2 ? Promise.reject(new Error('too slow')) : Promise.resolve({ time: turn });
    });
    expect(found).toEqual({ time: { ours: [4], theirs: [3] } });
    expect(warn).toHaveBeenCalledWith('a page: round 1 is left out, Cornerstone failed: Error: too slow');
    warn.mockRestore();
  });

  it('knows nothing of the other theme where none was named', async () => {
    expect(await byTurns('a page', [named('ours')], 1, () => Promise.resolve({ time: 9 }))).toEqual({
      time: { ours: [9], theirs: [] },
    });
  });

  it('fails when no round came to its end', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(byTurns('a page', both, 1, () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'a page: no round came to its end',
    );
    warn.mockRestore();
  });
});
