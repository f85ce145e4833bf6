import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';

describe('the temporary folder of a test', () => {
  it('is inside the folder that is removed after the run', () => {
    expect(basename(tmpdir())).toMatch(/^storefront-run-/);
    expect(existsSync(tmpdir())).toBe(true);
  });

  it('is not where the browser from npm is unpacked, once per machine', () => {
    expect(process.env.LASTING_TMPDIR).not.toContain('storefront-run-');
  });
});
