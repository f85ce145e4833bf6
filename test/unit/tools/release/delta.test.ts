import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { deltaName, makeDelta } from '../../../tools/release/delta';

const old = Buffer.from(Array.from({ length: 3000 }, (_, at) => `const part${at} = ${at * at};`).join('\n'));
const now = Buffer.from(old.toString().replace('part1500 =', 'part1500 = 1 +'));

describe('the delta of a script', () => {
  it('is small for a small change, each time', async () => {
    for (let time = 0; time < 3; time += 1) expect((await makeDelta(now, old)).length).toBeLessThan(120);
  });

  it('begins with the header of browsers and the hash of the older script', async () => {
    const delta = await makeDelta(now, old);
    const hash = createHash('sha256').update(old).digest('hex');
    expect(delta.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${hash}`);
    // The frame after it is plain Zstandard.
    expect(delta.subarray(40, 44).toString('hex')).toBe('28b52ffd');
    expect(deltaName('runtime.js', old)).toBe(`runtime.js.${hash}.dcz`);
  });
});
