import { describe, expect, it } from '@jest/globals';
import { reasonOf } from '../../../tools/adopt/try/reason-of';

describe('the reason of a failed trial', () => {
  it('is the step and the condition for which the driver waited, in one line without colours', () => {
    const log = [
      'TimeoutError: locator.fill: Timeout 10000ms exceeded.',
      'Call log:',
      '\u001b[2m  - waiting for locator(\'[name="attribute[1]"]\')\u001b[22m',
      '\u001b[2m    - locator resolved to <input/>\u001b[22m',
      '\u001b[2m  - element is not visible\u001b[22m',
    ].join('\n');
    expect(reasonOf(new Error(log).message)).toBe(
      'TimeoutError: locator.fill: Timeout 10000ms exceeded. · waiting for locator(\'[name="attribute[1]"]\') · element is not visible',
    );
  });

  it('is the message of any other error', () => {
    expect(reasonOf(new Error('no such page'))).toBe('Error: no such page');
  });
});
