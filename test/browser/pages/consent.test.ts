import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const shop = useShop();

declare global {
  interface Window {
    /** The events on the page, in order: entries of Google's queue, and the widgets' event. */
    consentCalls: unknown[];
  }
}

/** A tag as shops put it into the head. It records the entries of its queue when it runs, and all later ones. */
const tag = `
  window.dataLayer = window.dataLayer || [];
  window.consentCalls = [];
  const noted = (entry) => consentCalls.push(entry[0] === 'consent' ? [entry[1], entry[2]] : entry[0]);
  dataLayer.forEach(noted);
  const push = dataLayer.push;
  dataLayer.push = (entry) => (noted(entry), push.call(dataLayer, entry));
  (function () { dataLayer.push(arguments); })('config', 'G-1');
  document.addEventListener('widgets:consent', ({ detail }) => consentCalls.push(['event', detail]));`;

const choices = (choice: 'granted' | 'denied') => ({
  ad_storage: choice,
  ad_user_data: choice,
  ad_personalization: choice,
  analytics_storage: choice,
});
const event = (granted: boolean) => ['event', { granted }];
const defaults = ['default', choices('denied')];
const update = (choice: 'granted' | 'denied') => ['update', choices(choice)];

const path = '/furniture/';
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const calls = (page: Page) => page.evaluate(() => window.consentCalls);

/** Cookies and the keys of stored data, without those of the shop's session. */
const stored = async (context: BrowserContext, page: Page) => [
  ...(await context.cookies())
    .filter(({ name, httpOnly }) => !httpOnly && name !== 'XSRF-TOKEN')
    .map(({ name, value }) => `${name}=${value}`),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

const openNotice = async ({ consentManager = false } = {}) => {
  Object.assign(shop.server.world.settings, { privacyCookie: 'We use cookies.', headScript: tag, consentManager });
  const opened = await shop.open(path, { mounted: false });
  await untilMounted(opened.page, '[data-widget="cookie-notice"]');
  return opened;
};

describe('Google’s tags and other scripts, in a shop with a cookie notice', () => {
  it('get the answer to Accept after the default, and on the next page at once', async () => {
    const { page, context } = await openNotice();
    expect(await calls(page)).toEqual([defaults, 'config']);
    // The code that loads at the first interaction stores nothing either.
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await page.keyboard.press('Tab');
    await untilMounted(page, '[data-widget="announcer"]');
    expect(await stored(context, page)).toEqual([]);

    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await notice(page).waitFor({ state: 'hidden' });
    await until('the scripts have the result', async () => (await calls(page)).length > 3);
    expect(await calls(page)).toEqual([defaults, 'config', update('granted'), event(true)]);
    expect(await stored(context, page)).toEqual(['ACCEPT_COOKIE_USAGE=1']);

    await visit(page, `${shop.url}/lighting/`);
    await untilMounted(page, '[data-widget="cookie-notice"]');
    await until('the scripts have the result again', async () => (await calls(page)).length > 3);
    expect(await calls(page)).toEqual([defaults, update('granted'), 'config', event(true)]);
    expect(await notice(page).isVisible()).toBe(false);
  });

  it('get the default and the stored choice before they run, although no script file arrives', async () => {
    Object.assign(shop.server.world.settings, { privacyCookie: 'We use cookies.', headScript: tag });
    shop.server.world.faults.add({ kind: 'drop', path: '*.js*' });
    const { page, context, trouble } = await shop.open(path, { mounted: false });
    trouble.expect(/ERR_|Loading chunk|Failed to load|did not run/);
    expect(await calls(page)).toEqual([defaults, 'config']);
    await context.addCookies([{ name: 'ACCEPT_COOKIE_USAGE', value: '1', url: shop.url }]);
    await visit(page, `${shop.url}/lighting/`);
    expect(await calls(page)).toEqual([defaults, update('granted'), 'config']);
  });

  it('get a changed result, by a link in the footer', async () => {
    const { page, context } = await openNotice();
    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline');
    await page.keyboard.press('Enter');
    await notice(page).waitFor({ state: 'hidden' });
    expect((await calls(page)).slice(-2)).toEqual([update('denied'), event(false)]);
    expect(await stored(context, page)).toEqual(['ACCEPT_COOKIE_USAGE=0']);
  });

  it.each([
    ['OK', 'granted', '1'],
    ['Cancel', 'denied', '0'],
  ] as const)(
    'get the answer to %s in a dialog where a content blocker hides the notice',
    async (button, choice, saved) => {
      const { page, context } = await openNotice();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('[data-widget="cookie-notice"] { display: none !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).press('Enter');
      const dialog = page.getByRole('alertdialog');
      expect(await dialog.locator('[data-part="message"]').textContent()).toBe(
        'We use cookies. Press “OK” to accept, or “Cancel” to decline.',
      );
      await dialog.getByRole('button', { name: button }).click();
      await dialog.waitFor({ state: 'hidden' });
      await until('the scripts have the result', async () => (await calls(page)).length > 3);
      expect((await calls(page)).slice(2)).toEqual([update(choice), event(choice === 'granted')]);
      expect(await stored(context, page)).toEqual([`ACCEPT_COOKIE_USAGE=${saved}`]);
    },
  );

  it('get no choice from the notice where the platform’s consent manager is active', async () => {
    const { page, context } = await openNotice();
    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await context.addCookies([{ name: 'bc_consent', value: '{"allow":[2],"deny":[]}', url: shop.url }]);
    // The consent manager may be on although the shop's settings do not have it.
    await visit(page, `${shop.url}/lighting/`);
    await untilMounted(page, '[data-widget="cookie-notice"]');
    expect(await calls(page)).toEqual(['config']);
    expect(await notice(page).isVisible()).toBe(false);

    await context.clearCookies({ name: 'bc_consent' });
    Object.assign(shop.server.world.settings, { consentManager: true });
    await visit(page, `${shop.url}${path}`);
    await untilMounted(page, '[data-widget="cookie-notice"]');
    expect(await calls(page)).toEqual(['config']);
    expect(await notice(page).isVisible()).toBe(false);
    expect(await page.locator('script', { hasText: 'ad_storage' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Cookie choices' }).count()).toBe(0);
  });
});
