import { describe, expect, it } from '@jest/globals';
import { asTheyAre } from '../../../../core/page/trust-policy';
import { refusalOf, trustBy, trusted } from '../../../../core/page/trusted';

const both = () => [trusted.createHTML('<b>1</b>'), trusted.createScriptURL('/b2b.js')];

describe('what becomes HTML or the address of a script', () => {
  it('stays a text until the loader has handed over its policy', () => {
    expect(both()).toEqual(['<b>1</b>', '/b2b.js']);
  });

  it('goes through that policy from then on', () => {
    trustBy({ createHTML: (html) => `trusted ${html}`, createScriptURL: (url) => `trusted ${url}` });
    expect(both()).toEqual(['trusted <b>1</b>', 'trusted /b2b.js']);
    trustBy(asTheyAre);
  });

  it('is refused with one and the same error where the page does not allow the policy, else with the browser’s own', () => {
    const [first, second] = [new TypeError('1'), new TypeError('2')];
    expect(refusalOf(first)).toBe(first);
    Object.assign(globalThis, { trustedTypes: {} });
    expect(refusalOf(first)).toMatchObject({ name: 'PolicyError', cause: first });
    expect(refusalOf(second)).toBe(refusalOf(first));
    trustBy({ createHTML: String, createScriptURL: String });
    expect(refusalOf(second)).toBe(second);
    trustBy(asTheyAre);
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
});
