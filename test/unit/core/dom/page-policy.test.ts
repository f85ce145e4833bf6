import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { identityPolicy, trustBy, trusted } from '../../../../core/dom/trusted';

const createPolicy = jest.fn<typeof trustedTypes.createPolicy>();
const load = () =>
  jest.requireActual<typeof import('../../../../core/dom/page-policy')>('../../../../core/dom/page-policy').pagePolicy;

beforeEach(() => {
  jest.resetModules();
  globalThis.trustedTypes = { createPolicy };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  createPolicy.mockReset();
});

describe('the policy of the page', () => {
  it('returns texts unchanged if the browser has no Trusted Types', () => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    const policy = load();
    expect(policy.createHTML('<b>1</b>')).toBe('<b>1</b>');
    expect(policy.createScriptURL('/b2b.js')).toBe('/b2b.js');
  });

  it('has the name that operators allow, and does not change texts', () => {
    createPolicy.mockImplementation((_, rules) => ({
      createHTML: (html) => `trusted ${rules.createHTML(html)}`,
      createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}`,
    }));
    const policy = load();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['storefront-widgets']);
    expect(policy.createHTML('<b>1</b>')).toBe('trusted <b>1</b>');
    expect(policy.createScriptURL('/b2b.js')).toBe('trusted /b2b.js');
  });

  it('returns texts unchanged if the page does not allow it', () => {
    createPolicy.mockImplementation(() => {
      throw new TypeError('Policy "storefront-widgets" disallowed');
    });
    expect(load().createHTML('<b>1</b>')).toBe('<b>1</b>');
  });
});

const both = () => [trusted.createHTML('<b>1</b>'), trusted.createScriptURL('/b2b.js')];

it('a text for HTML or for the URL of a script is unchanged until the loader has set its policy', () => {
  expect(both()).toEqual(['<b>1</b>', '/b2b.js']);
  trustBy({ createHTML: (html) => `trusted ${html}`, createScriptURL: (url) => `trusted ${url}` });
  expect(both()).toEqual(['trusted <b>1</b>', 'trusted /b2b.js']);
  trustBy(identityPolicy);
});
