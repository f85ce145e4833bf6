/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('the tables of states', () => {
  it('are each tested by a test of the same name', () => {
    const namesIn = (folder: string, end: string) =>
      readdirSync(folder)
        .filter((file) => file.endsWith(end))
        .map((file) => file.replace(end, ''));
    const tables = namesIn('test/support/states', '-states.ts');
    expect(tables).toContain('product');
    expect(namesIn('test/languages/states', '-in-brackets.test.ts')).toEqual(tables);
  });
});
