import { describe, expect, it } from '@jest/globals';
import { identityPolicy } from '../../../../core/page/trust-policy';
import { trustBy, trusted } from '../../../../core/page/trusted';

const both = () => [trusted.createHTML('<b>1</b>'), trusted.createScriptURL('/b2b.js')];

describe('what becomes HTML or the address of a script', () => {
  it('stays a text until the loader has handed over its policy', () => {
    expect(both()).toEqual(['<b>1</b>', '/b2b.js']);
  });

  it('goes through that policy from then on', () => {
    trustBy({ createHTML: (html) => `trusted ${html}`, createScriptURL: (url) => `trusted ${url}` });
    expect(both()).toEqual(['trusted <b>1</b>', 'trusted /b2b.js']);
    trustBy(identityPolicy);
  });
});
