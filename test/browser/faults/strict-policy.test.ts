import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { everyPage } from '../../support/states/every-page';
import { everyState } from '../../support/states/every-state';
import { useShopPage } from '../../support/states/use-shop-page';

// An error of a page fails its test. A violation of its policy is an error.
const shop = useShop();
const [policyOff, trustOff] = ['csp', 'trustedTypes'].map((setting) => `${setting}: ${false}`) as [string, string];

/** The tags of a document that a strict policy forbids. */
function forbiddenIn(html: string): string[] {
  const tags = html.match(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*\s*\/?>/gi) ?? [];
  return tags.filter((tag) => {
    const isCode = /^<(script|style)/i.test(tag) && !/type="application\/(ld\+)?json"/.test(tag);
    return /\s(style|on\w+)=/i.test(tag.replace(/="[^"]*"/g, '=')) || (isCode && !/nonce="[^"]{20,}"/.test(tag));
  });
}

describe('a strict policy', () => {
  const pages = useShopPage(shop);

  it('allows scripts only by the nonce of the page, and nothing unsafe', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await fetch(shop.url)).headers.get('content-security-policy') ?? ''),
    );
    expect(first).not.toMatch(/unsafe-|\*|https?:(?!\/\/(i\.ytimg|www\.youtube-nocookie)\.com)/);
    expect(/script-src ([^;]*)/.exec(first ?? '')?.[1]).toMatch(/^'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'$/);
    expect(/nonce-[^']*/.exec(first ?? '')?.[0]).not.toBe(/nonce-[^']*/.exec(second ?? '')?.[0]);
  });

  it('requires trusted types, and allows the widgets’ policy only once', async () => {
    const policy = (await fetch(shop.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types storefront-widgets /);
    const { page, trouble } = await pages.open({ path: '/' });
    trouble.expect(/require-trusted-types-for|TrustedHTML|trusted-types/);
    const tried = await page.evaluate(() => {
      const attempts = [
        () => (document.createElement('p').innerHTML = '<b>1</b>'),
        () => window.trustedTypes?.createPolicy('storefront-widgets', { createHTML: String, createScriptURL: String }),
      ];
      return attempts.map((attempt) => {
        try {
          return typeof attempt();
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(tried).toEqual(['TypeError', 'TypeError']);
  });

  it('is reported when a page violates it', async () => {
    const home_below_menu = '<p style="color: red" onclick="0">Red</p><script>0</script>';
    const { trouble, page } = await pages.open({ path: '/', settings: { regions: { home_below_menu } } });
    trouble.expect(/policy|Content Security Policy/);
    const broken = trouble.expected().filter((complaint) => complaint.startsWith('policy'));
    expect(broken.map((complaint) => complaint.split(' ')[1])).toEqual(
      expect.arrayContaining(['style-src-attr', 'script-src-elem']),
    );
    const rendered = await (await page.request.get(shop.url)).text();
    expect(forbiddenIn(rendered)).toEqual(['<p style="color: red" onclick="0">', '<script>']);
  });

  it.each(everyPage.map((one) => [one.path, JSON.stringify(one.settings ?? {}), one] as const))(
    'is never violated by the HTML of %s %s',
    async (_path, _settings, one) => {
      expect(forbiddenIn(await pages.read(one))).toEqual([]);
    },
  );

  // Then every other test also proves that the widgets work under the policy.
  it('is on in every test, except in the listed files', () => {
    const folder = join('test', 'browser');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const filesWith = (text: string) => files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
    expect(everyState.length).toBeGreaterThan(150);
    expect(filesWith(trustOff)).toEqual([]);
    expect(filesWith(policyOff).sort()).toEqual([
      'agents/hostile-agent-texts.test.ts',
      // Apps are not written for it (theme-templates/APPS.md).
      ...['cart', 'list', 'page', 'product', 'search'].map((kind) => `apps/${kind}-apps.test.ts`),
      // The assets of the theme are at a URL that the shop's policy does not list.
      'faults/hosted-bundle.test.ts',
      'faults/hostile-responses.test.ts',
      'faults/hostile-shopper.test.ts',
      'faults/hostile-text.test.ts',
      // The policy would refuse jQuery and Select2, which the tests add.
      'faults/jquery-alone.test.ts',
      'faults/open-redirects.test.ts',
      // One test shows which scripts run without a policy.
      'faults/other-scripts.test.ts',
      // The policy would refuse the planted links.
      'pages/early-links.test.ts',
      // Other authors did not write their themes for it.
      'pages/gallery.test.ts',
      'pages/inspector.test.ts',
      // These have a shop with an adopted theme.
      'pages/own-widgets.test.ts',
      'pages/steady-dialogs.test.ts',
      'pages/theme-script.test.ts',
      'stress/catalogue-leak.test.ts',
    ]);
  });
});
