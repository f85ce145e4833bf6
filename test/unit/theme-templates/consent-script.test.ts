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

describe('the script that speaks to Google’s tags first', () => {
  it.each([
    ['nothing was chosen', 'SHOP_SESSION_TOKEN=a; NOT_ACCEPT_COOKIE_USAGE=1', [denied]],
    ['the notice was accepted', 'a=b; ACCEPT_COOKIE_USAGE=1; c=d', [denied, command('update', 'granted')]],
    ['the notice was declined', 'ACCEPT_COOKIE_USAGE=0', [denied, command('update', 'denied')]],
    ['the platform’s consent manager has asked', 'ACCEPT_COOKIE_USAGE=1; bc_consent=%7B%7D', []],
  ])('where %s', (_, cookie, told) => {
    expect(commands({ cookie })).toEqual(told);
  });

  it('allows nothing on a page that may have no cookies', () => {
    const forbidden = {
      get cookie() {
        throw new Error('The document is sandboxed');
      },
    };
    expect(commands(forbidden)).toEqual([denied]);
  });

  it('leaves what others have said before', () => {
    expect(commands({ cookie: '' }, [{ event: 'a' }])).toEqual([['a'], denied]);
  });

  it('gives commands as Google’s own function does, not as arrays', () => {
    const window: { dataLayer?: unknown[] } = {};
    runInNewContext(script, { window, document: { cookie: '' } });
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('can be read by a browser of 2011, in which Google’s tags may run as well', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });
});
