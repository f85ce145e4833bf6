import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from '@jest/globals';

const script = readFileSync('theme-templates/assets/widgets/consent.js', 'utf8');

/** The commands of the script for Google's tags on a page with these cookies. */
function commands(document: object, dataLayer?: unknown[]): unknown[] {
  const window = { ...(dataLayer && { dataLayer }) } as { dataLayer?: unknown[] };
  runInNewContext(script, { window, document });
  return (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify(Object.values(entry as object))) as unknown);
}

const command = (name: 'default' | 'update', answer: string) => [
  'consent',
  name,
  { ad_storage: answer, ad_user_data: answer, ad_personalization: answer, analytics_storage: answer },
];
const denied = command('default', 'denied');

describe('the consent script for Google’s tags', () => {
  it.each([
    ['nothing was chosen', 'SHOP_SESSION_TOKEN=a; NOT_ACCEPT_COOKIE_USAGE=1', [denied]],
    ['the notice was accepted', 'a=b; ACCEPT_COOKIE_USAGE=1; c=d', [denied, command('update', 'granted')]],
    ['the notice was declined', 'ACCEPT_COOKIE_USAGE=0', [denied, command('update', 'denied')]],
    ['the platform’s consent manager is in use', 'ACCEPT_COOKIE_USAGE=1; bc_consent=%7B%7D', []],
  ])('sends the right commands if %s', (_, cookie, expected) => {
    expect(commands({ cookie })).toEqual(expected);
  });

  it('denies consent on a page without access to cookies', () => {
    const forbidden = {
      get cookie() {
        throw new Error('The document is sandboxed');
      },
    };
    expect(commands(forbidden)).toEqual([denied]);
  });

  it('keeps the earlier entries of the data layer', () => {
    expect(commands({ cookie: '' }, [{ event: 'a' }])).toEqual([['a'], denied]);
  });

  it('sends commands as arguments objects, as Google’s own function does', () => {
    const window: { dataLayer?: unknown[] } = {};
    runInNewContext(script, { window, document: { cookie: '' } });
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('is valid ECMAScript 5, because Google’s tags also run in old browsers', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });
});
