/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('the tables of states', () => {
  it('are walked through by a test of the same name each', () => {
    const files = readdirSync('test/browser/states');
    const namesOf = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => file.replace(end, ''));
    const tables = namesOf('-states.ts');
    expect(tables).toContain('product');
    expect(namesOf('-in-brackets.test.ts')).toEqual(tables);
  });
});
