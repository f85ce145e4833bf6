import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { blockCode, wholeBundle } from '../../support/driver/hold-code';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { everyPage, type ShopPage } from '../../support/states/every-page';
import { useShopPage } from '../../support/states/use-shop-page';
import { closePreview } from '../cart/close-preview';

const shop = useShop();
const sentence = 'This page was open for too long, so nothing was changed. Please try again.';
const tokens = () => shop.server.world.sessions.all().map(({ csrfToken }) => csrfToken);
const log = () => shop.server.world.log.all().filter(({ method }) => method === 'POST');
const enforceTokens = () => Object.assign(shop.server.world.settings, { enforceCsrf: true });
/** Makes the tokens of the browser and the page invalid, as a new session does. */
const invalidateTokens = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'XSRF-TOKEN=old; path=/';
    if (window.BCData) window.BCData.csrf_token = 'old';
  });

describe('every form that is posted', () => {
  const pages = useShopPage(shop);
  const rendered = new Map<ShopPage, readonly string[]>();

  it.each(everyPage.filter(({ status }) => !status).map((one) => [one.path, one] as const))(
    'is on a page with the shop’s script for its token: %s',
    async (_path, one) => {
      const html = await pages.read(one);
      const kinds = postedForms(html);
      expect(kinds.length === 0 || html.includes('/shared/js/csrf-protection-header.js')).toBe(true);
      rendered.set(one, kinds);
    },
  );

  it('has the token of the shop when it is sent, whatever its kind', async () => {
    const open = new Set([...rendered.values()].flat());
    expect(open.size).toBeGreaterThan(12);
    const newOn = (one: ShopPage) => (rendered.get(one) ?? []).filter((kind) => open.has(kind));
    while (open.size > 0) {
      // Opens the page with the most remaining kinds of forms, so that few pages are opened.
      const [one] = [...rendered.keys()].sort((first, other) => newOn(other).length - newOn(first).length);
      const { page } = await pages.open(one!);
      const kinds = postedForms(await page.content());
      expect([one!.path, kinds]).toEqual([one!.path, expect.arrayContaining(newOn(one!))]);
      expect([one!.path, await sentTokens(page)]).toEqual([one!.path, []]);
      for (const kind of kinds) open.delete(kind);
    }
  }, 180_000);
});

/** The kinds of a page's posted forms: their widgets, or else their URLs, without ids. */
const postedForms = (html: string): string[] =>
  (html.match(/<form\b[^>]*>/g) ?? [])
    .filter((tag) => /method="post"/i.test(tag))
    .map((tag) => /data-widget="([\w-]+)"/.exec(tag)?.[1] ?? /action="([^"?]+)/.exec(tag)?.[1] ?? tag);

/** The values that a page's forms would send instead of the shop's token; empty when all are correct. */
async function sentTokens(page: Page): Promise<string[]> {
  // Hold all requests, also those of widgets.
  await page.route('**', () => {});
  const sent = await page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault());
    for (const form of document.forms)
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    const posted = [...document.forms].filter((form) => form.method === 'post');
    return posted.map(
      (form) => form.querySelector<HTMLInputElement>('[name="authenticity_token"]')?.value ?? `none in ${form.action}`,
    );
  });
  if (sent.length === 0) return ['no form is posted'];
  return sent.filter((token) => !tokens().includes(token));
}

describe('a shop that requires a token for every write', () => {
  it('accepts a product, a quantity and a coupon', async () => {
    const { page } = await shop.open('/clamp-base/', { before: () => Promise.resolve(enforceTokens()) });
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    await visit(page, `${shop.url}/cart.php`);
    const changed = page.waitForResponse('**/remote/v1/cart/update');
    await page.locator('[data-action="inc"]').click();
    await changed;
    await page.locator('[data-kind="coupon"] summary').click();
    await page.fill('#couponcode', 'TENTH');
    await page.press('#couponcode', 'Enter');
    await page.locator('.cart-total', { hasText: 'TENTH' }).waitFor();
    expect(log().map(({ path, status }) => [path, status])).toEqual([
      ['/remote/v1/cart/add', 200],
      ['/remote/v1/cart/update', 200],
      ['/remote/v1/apply-code', 200],
    ]);
    for (const { headers } of log()) expect(tokens()).toContain(headers['x-xsrf-token']);
  });

  it('accepts a form whose code was not loaded', async () => {
    const { page, trouble } = await shop.open('/clamp-base/', {
      mounted: false,
      before: (opened) => blockCode(opened, wholeBundle).then(enforceTokens),
    });
    trouble.expect(/ERR_FAILED|loader\.js did not run/);
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL('**/cart.php');
    expect(log()).toMatchObject([{ path: '/cart.php', fields: { authenticity_token: tokens()[0] } }]);
    expect(await page.locator('[data-item-row]').count()).toBe(1);
  });
});

describe('a page that is older than its session', () => {
  it('shows a message above a form that is refused, which keeps what was typed', async () => {
    const { page } = await shop.open('/login.php?action=create_account', { mounted: false });
    await page.fill('#FormField_2_4_input', 'Grace');
    await invalidateTokens(page);
    // Bypasses the widget, which would refuse the form first.
    await page.locator('[data-create-account-form]').evaluate((form: HTMLFormElement) => {
      form.addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true });
      form.noValidate = true;
      form.append(
        Object.assign(document.createElement('input'), { type: 'hidden', name: 'authenticity_token', value: 'old' }),
      );
      form.submit();
    });
    await page.getByText(sentence).waitFor();
    expect(await page.inputValue('#FormField_2_4_input')).toBe('Grace');
  });

  it('shows a message for a refused newsletter form, which can be sent again', async () => {
    const { page } = await shop.open('/about-us/', { mounted: false });
    await invalidateTokens(page);
    await page.fill('footer input[type="email"]', 'ada@example.com');
    await page.press('footer input[type="email"]', 'Enter');
    await page.getByText(sentence).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about-us/');
    expect(shop.server.world.subscribers.size).toBe(0);
    await page.fill('footer input[type="email"]', 'ada@example.com');
    await page.press('footer input[type="email"]', 'Enter');
    await page.waitForURL('**/subscribe.php**');
    expect(shop.server.world.subscribers.size).toBe(1);
  });

  it('adds to the cart with the newer token; if the shop refuses it too, it asks for a reload', async () => {
    const { page, trouble } = await shop.open('/clamp-base/');
    trouble.expect(/status of 403/);
    await invalidateTokens(page);
    await page.locator('#form-action-addToCart').click();
    await closePreview(page);
    expect(log().map(({ status }) => status)).toEqual([403, 200]);
    expect(trouble.unexpected()).toEqual([]);

    trouble.expect(/403/);
    shop.server.world.faults.add({
      kind: 'status',
      path: '/remote/v1/cart/add',
      status: 403,
      body: 'Forbidden',
      type: 'text/html',
    });
    await page.locator('#form-action-addToCart').click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(
      'This page has been open for too long. Please load it again, then try once more.',
    );
  });
});
