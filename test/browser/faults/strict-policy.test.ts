import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { everyPage } from '../../support/states/every-page';
import { everyState } from '../../support/states/every-state';
import { useShop } from '../../support/driver/use-shop';
import { useShopPage } from '../../support/states/use-shop-page';

// A page's errors fail its test, violations of its policy included.
const shop = useShop();
const [policyOff, trustOff] = ['csp', 'trustedTypes'].map((setting) => `${setting}: ${false}`) as [string, string];

/** The tags of a document that a strict policy forbids. */
function forbiddenIn(html: string): string[] {
  const tags = html.match(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*\s*\/?>/gi) ?? [];
  return tags.filter((tag) => {
    const isCode = /^<script/i.test(tag) && !/type="application\/(ld\+)?json"/.test(tag);
    return (
      /^<style|\s(style|on\w+)=/i.test(tag.replace(/="[^"]*"/g, '=')) || (isCode && !/nonce="[^"]{20,}"/.test(tag))
    );
  });
}

describe('a strict policy', () => {
  const pages = useShopPage(shop);

  it('allows scripts by the nonce of the page alone, and nothing unsafe', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await fetch(shop.address)).headers.get('content-security-policy') ?? ''),
    );
    expect(first).not.toMatch(/unsafe-|\*|https?:(?!\/\/(i\.ytimg|www\.youtube-nocookie)\.com)/);
    expect(/script-src ([^;]*)/.exec(first ?? '')?.[1]).toMatch(/^'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'$/);
    expect(/nonce-[^']*/.exec(first ?? '')?.[0]).not.toBe(/nonce-[^']*/.exec(second ?? '')?.[0]);
  });

  it('asks for trusted types, and allows the widgets one policy of theirs', async () => {
    const policy = (await fetch(shop.address)).headers.get('content-security-policy') ?? '';
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

  it('is heard when something breaks it', async () => {
    const home_below_menu = '<p style="color: red" onclick="0">Red</p><script>0</script>';
    const { trouble, page } = await pages.open({ path: '/', settings: { regions: { home_below_menu } } });
    trouble.expect(/policy|Content Security Policy/);
    const broken = trouble.expected().filter((complaint) => complaint.startsWith('policy'));
    expect(broken.map((complaint) => complaint.split(' ')[1])).toEqual(
      expect.arrayContaining(['style-src-attr', 'script-src-elem']),
    );
    const printed = await (await page.request.get(shop.address)).text();
    expect(forbiddenIn(printed)).toEqual(['<p style="color: red" onclick="0">', '<script>']);
  });

  it.each(everyPage.map((one) => [one.path, JSON.stringify(one.settings ?? {}), one] as const))(
    'is kept by what the shop prints: %s %s',
    async (_path, _settings, one) => {
      expect(forbiddenIn(await pages.read(one))).toEqual([]);
    },
  );

  // Then every other test also proves that the widgets work under the policy.
  it('is there in every state of the shop, and in every test but those of holes that it would hide', () => {
    const rooms = join('test', 'browser');
    const files = readdirSync(rooms, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const filesWith = (text: string) => files.filter((file) => readFileSync(join(rooms, file), 'utf8').includes(text));
    expect(everyState.length).toBeGreaterThan(150);
    // A channel adds its own script, which only the widgets' policy of trusted types allows.
    expect(filesWith(trustOff)).toEqual(['faults/channel.test.ts']);
    expect(filesWith(policyOff).sort()).toEqual([
      'agents/hostile-agent-texts.test.ts',
      // The assets of the theme are at an address that the shop's policy does not list.
      'faults/hosted-bundle.test.ts',
      'faults/hostile-answers.test.ts',
      'faults/hostile-shopper.test.ts',
      'faults/hostile-text.test.ts',
      'faults/open-redirects.test.ts',
      // The policy would refuse the planted links.
      'pages/early-links.test.ts',
      // Themes of others are not written for it.
      'pages/gallery.test.ts',
      'pages/inspector.test.ts',
      'stress/catalogue-leak.test.ts',
    ]);
  });
});
