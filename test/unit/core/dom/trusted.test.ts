import { describe, expect, it } from '@jest/globals';
import { identityPolicy, trustBy, trusted } from '../../../../core/dom/trusted';

const both = () => [trusted.createHTML('<b>1</b>'), trusted.createScriptURL('/b2b.js')];

describe('a text for HTML or for the URL of a script', () => {
  it('is unchanged until the loader has set its policy', () => {
    expect(both()).toEqual(['<b>1</b>', '/b2b.js']);
  });

  it('passes through that policy afterwards', () => {
    trustBy({ createHTML: (html) => `trusted ${html}`, createScriptURL: (url) => `trusted ${url}` });
    expect(both()).toEqual(['trusted <b>1</b>', 'trusted /b2b.js']);
    trustBy(identityPolicy);
  });
});
