import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'acorn';
import { renderExample } from '../../support/examples/render-example';

const layouts = ['base', 'checkout', 'amp-iframe'] as const;
const readLayout = (name: string) => readFileSync(`theme-templates/templates/layout/${name}.html`, 'utf8');
const call = readLayout('base').match(/{{> components\/common\/consent-script [^}]*}}/)?.[0] ?? '';

/** The script element as the platform renders it, with its nonce, and the code in it. */
let [tag, script] = ['', ''];
beforeAll(async () => {
  const html = await renderExample(
    "{{> components/common/consent-script script_notice='We use cookies.' script_managed=false}}",
  );
  [, tag = '', script = ''] = /(<script[^>]*>)([\s\S]*?)<\/script>/.exec(html) ?? [];
});

/** The commands of the script for Google's tags on a page with these cookies. */
function commands(document: object, dataLayer?: unknown[]): unknown[] {
  const window = { ...(dataLayer && { dataLayer }) } as { dataLayer?: unknown[] };
  runInNewContext(script, { window, document });
  return (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify(Object.values(entry as object))) as unknown);
}

const command = (name: 'default' | 'update', choice: string) => [
  'consent',
  name,
  { ad_storage: choice, ad_user_data: choice, ad_personalization: choice, analytics_storage: choice },
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

  it.each(layouts)('is before everything in the layout %s that can bring a script', (name) => {
    const [before = '', after] = readLayout(name).split(call);
    expect(after).toBeDefined();
    expect(before).not.toMatch(/{{{|{{#block|<script|{{>/);
  });

  it('is inline and has the nonce of the page, so no lost file can take the default away', () => {
    expect(tag).toMatch(/^<script nonce="[^"]*">$/);
  });

  it('is valid ECMAScript 5, because Google’s tags also run in old browsers', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });
});
