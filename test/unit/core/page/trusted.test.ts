import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const createPolicy = jest.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>();
const load = () => jest.requireActual<typeof import('../../../../core/page/trusted')>('../../../../core/page/trusted');

beforeEach(() => void jest.resetModules());
afterEach(() => {
  delete window.trustedTypes;
  createPolicy.mockReset();
});

describe('what becomes HTML or the address of a script', () => {
  it('stays a text where the browser knows no Trusted Types', () => {
    const { trusted } = load();
    expect([trusted.createHTML('<b>1</b>'), trusted.createScriptURL('/b2b.js')]).toEqual(['<b>1</b>', '/b2b.js']);
  });

  it('goes through one policy with the name that operators allow, and is not changed', () => {
    createPolicy.mockImplementation((_, rules) => ({
      createHTML: (html) => `trusted ${rules.createHTML(html)}`,
      createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}`,
    }));
    window.trustedTypes = { createPolicy };
    const { trusted } = load();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['storefront-widgets']);
    expect([trusted.createHTML('<b>1</b>'), trusted.createScriptURL('/b2b.js')]).toEqual([
      'trusted <b>1</b>',
      'trusted /b2b.js',
    ]);
  });

  it('stays a text where the page does not allow the policy, so that a page that only lists names loses nothing', () => {
    createPolicy.mockImplementation(() => {
      throw new TypeError('Policy "storefront-widgets" disallowed');
    });
    window.trustedTypes = { createPolicy };
    expect(load().trusted.createHTML('<b>1</b>')).toBe('<b>1</b>');
  });
});
