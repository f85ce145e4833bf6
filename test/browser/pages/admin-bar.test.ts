import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { OpenOptions } from '../driver/open-page';
import { untilMounted } from '../driver/until-mounted';
import { untilQuiet } from '../driver/until-quiet';
import { useShop, type Shop } from '../driver/use-shop';
import { useWatchedPage } from '../driver/use-watched-page';
import { visit } from '../driver/visit';

const { products, categories } = makeCatalogue();
const lamp = products.find(({ slug }) => slug === 'harbour-desk-lamp');
const furniture = categories.find(({ slug }) => slug === 'furniture');
if (!lamp || !furniture) throw new Error('the catalogue lacks the lamp or the furniture');

const slot = '[data-widget="admin-bar"]';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Store administration' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name });
const links = (page: Page) => bar(page).getByRole('link');
const hrefs = (page: Page) => links(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
const cookieOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'ADMIN_BAR');

/** Opens a page as who comes from the control panel, once the bar is there. */
async function openAsStaff(shop: Shop, path: string, options: OpenOptions = {}) {
  const opened = await shop.open(`${path}?ctk=1f2e`, { ...options, mounted: false });
  await bar(opened.page).waitFor();
  return opened;
}

/** Where the page builder is told to go. */
const redirectOf = async (page: Page) => {
  const href = await link(page, 'Design this page').getAttribute('href');
  return new URL(href ?? '').searchParams.get('redirectIframeUrl');
};

describe('the bar of the staff', () => {
  const shop = useShop();
  const { begin, idle, asked } = useWatchedPage(shop);

  it.each(['/', '/furniture/', '/harbour-desk-lamp/', '/shipping-returns/'])(
    'costs shoppers nothing but its markup: at %s its code is never asked for',
    async (path) => {
      const { page } = await begin();
      await visit(page, shop.address + path);
      await idle();
      await page.mouse.move(640, 450);
      await page.locator('.header-logo').hover();
      await page.keyboard.press('Tab');
      await idle();
      expect(asked().some((url) => url.endsWith('/loader.js'))).toBe(true);
      expect(asked().filter((url) => /\/staff\.js$/.test(url))).toEqual([]);
      expect(await page.locator(slot).getAttribute('data-widget-status')).toBe('waiting');
      expect(await bar(page).count()).toBe(0);
      expect(await cookieOf(page.context())).toBeUndefined();
    },
  );

  it('comes with a token in the address, is remembered until the browser closes, and shows on every page after it', async () => {
    const { page, context, trouble } = await openAsStaff(shop, '/shipping-returns/');
    trouble.expectStatus(404);
    expect(await cookieOf(context)).toMatchObject({ value: '1', path: '/', expires: -1, sameSite: 'Lax' });
    for (const [path, status] of [['/'], ['/furniture/'], ['/cart.php'], ['/no-such-page/', 404]] as const) {
      await visit(page, shop.address + path, { status });
      await bar(page).waitFor();
    }
  });

  it.each([
    [
      '/',
      'Control panel, Design this page',
      ['/manage/dashboard', '/manage/page-builder?channelId=1&redirectIframeUrl=%3Fctk%3D1f2e'],
    ],
    [
      '/harbour-desk-lamp/',
      'Control panel, Design this page, Edit this product',
      [
        '/manage/dashboard',
        '/manage/page-builder?channelId=1&redirectIframeUrl=harbour-desk-lamp%2F%3Fctk%3D1f2e',
        `/manage/products/${lamp.id}/edit`,
      ],
    ],
    [
      '/furniture/',
      'Control panel, Design this page, Edit this category',
      [
        '/manage/dashboard',
        '/manage/page-builder?channelId=1&redirectIframeUrl=furniture%2F%3Fctk%3D1f2e',
        `/manage/products/categories/${furniture.id}/edit`,
      ],
    ],
  ])('links on %s to: %s', async (path, names, addresses) => {
    const { page } = await openAsStaff(shop, path);
    expect((await links(page).allTextContents()).join(', ')).toBe(names);
    expect(await hrefs(page)).toEqual(addresses.map((address) => shop.address + address));
  });

  it('stands at the root of the shop for every language, and speaks it', async () => {
    const { page } = await shop.open('/fr/harbour-desk-lamp/?ctk=1', { mounted: false });
    const french = page.getByRole('complementary', { name: 'Administration de la boutique' });
    await french.getByRole('link', { name: 'Modifier ce produit' }).waitFor();
    const href = (name: string) => french.getByRole('link', { name }).getAttribute('href');
    expect(await href('Modifier ce produit')).toBe(`${shop.address}/manage/products/${lamp.id}/edit`);
    expect(await href('Mettre en page')).toMatch(/redirectIframeUrl=fr%2Fharbour-desk-lamp%2F/);
  });

  it.each([375, 1280])('is closed by its button with the keyboard, for good, at %i pixels', async (width) => {
    const { page, context } = await openAsStaff(shop, '/furniture/', { width });
    await link(page, 'Edit this category').focus();
    await page.keyboard.press('Tab');
    const close = bar(page).getByRole('button', { name: 'Close the bar' });
    expect(await close.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    expect(await page.locator('body.hasAdminBar').count()).toBe(0);
    expect((await cookieOf(context))?.value).toBe('0');
    await visit(page, `${shop.address}/harbour-desk-lamp/`);
    await untilMounted(page);
    expect(await page.locator(slot).getAttribute('data-widget-status')).toBe('waiting');
    expect(await bar(page).count()).toBe(0);
  });

  it('comes back with a new token', async () => {
    const { page } = await openAsStaff(shop, '/furniture/');
    await bar(page).getByRole('button', { name: 'Close the bar' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    await visit(page, `${shop.address}/?ctk=other`);
    await bar(page).waitFor();
  });

  it('is not there without JavaScript: the platform prints none either', async () => {
    const { page } = await shop.open('/furniture/?ctk=1', { javaScript: false });
    expect(await bar(page).count()).toBe(0);
    expect(await page.locator(`${slot} a[href^="http"]`).count()).toBe(0);
  });

  it('stays away when its code does not arrive, and the shop goes on', async () => {
    const { page, trouble } = await shop.open('/harbour-desk-lamp/?ctk=1', {
      mounted: false,
      before: (one) => one.route(/\/staff\.js$/, (route) => route.abort()),
    });
    trouble.expect(/Loading chunk staff failed|net::ERR_FAILED/);
    await page.locator(`${slot}[data-widget-status="failed"]`).waitFor({ state: 'attached', timeout: 20_000 });
    expect(await bar(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
  });
});

describe('the bar of the staff in a frame', () => {
  const frame = '<iframe title="Inside" src="/furniture/?ctk=1"></iframe>';
  const shop = useShop({ settings: { regions: { home_below_menu: frame } } });

  it('does not show, though the cookie is set', async () => {
    const { page, context } = await shop.open('/', { mounted: false });
    await context.addCookies([{ name: 'ADMIN_BAR', value: '1', url: shop.address }]);
    await page.reload();
    await bar(page).waitFor();
    const inside = page.frameLocator('iframe[title="Inside"]');
    await inside.locator(`${slot}[data-widget-status="mounted"]`).waitFor({ state: 'attached' });
    expect(await inside.locator(slot).isVisible()).toBe(false);
  });
});

describe('what the bar says while the shop is closed to others', () => {
  const shop = useShop();

  it('is that it is closed for maintenance, and where to see what visitors see', async () => {
    shop.server.world.settings.closedToOthers = 'maintenance';
    const { page } = await openAsStaff(shop, '/furniture/');
    await bar(page).getByText('The shop is closed for maintenance.').waitFor();
    expect(await link(page, 'See what visitors see').getAttribute('href')).toBe('?showStore=no');
  });

  it('is the code for guests before it has opened', async () => {
    shop.server.world.settings.closedToOthers = 'prelaunch';
    const { page } = await openAsStaff(shop, '/furniture/');
    await bar(page).getByText('Preview code for guests: ropewalk4').waitFor();
    expect(await link(page, 'See what visitors see').count()).toBe(0);
  });

  it('is nothing while it is open', async () => {
    const { page } = await openAsStaff(shop, '/furniture/');
    expect(await page.locator('.adminBar-private').count()).toBe(0);
  });
});

describe.each([375, 1280])('the bar at %i pixels', (width) => {
  const shop = useShop();

  it.each([null, 'maintenance', 'prelaunch'] as const)('leaves the end of the page in sight: %s', async (why) => {
    shop.server.world.settings.closedToOthers = why;
    const { page } = await openAsStaff(shop, '/harbour-desk-lamp/', { width });
    await untilQuiet(page);
    const overlap = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const end = document.querySelector('.footer')?.getBoundingClientRect().bottom ?? NaN;
      return end - (document.querySelector('.adminBar')?.getBoundingClientRect().top ?? NaN);
    });
    expect(overlap).toBeLessThan(1);
  });
});

describe('crafted addresses and cookies', () => {
  const shop = useShop();
  const { begin, idle } = useWatchedPage(shop);
  const markup = '"><img src=x onerror=alert(1)>';
  const hostile = encodeURIComponent(markup);

  // Any token shows the bar; what changes is the redirect alone, and it stays a parameter.
  it.each([
    ['a token that is markup', `/furniture/?ctk=${hostile}`],
    ['a token that is an address', '/furniture/?ctk=javascript:alert(1)'],
    ['a second base address', '/furniture/?ctk=1&secureBaseUrl=https://evil.example'],
    ['another channel', '/furniture/?ctk=1&channelId=9'],
    ['another redirect', '/furniture/?ctk=1&redirectIframeUrl=//evil.example'],
    ['another product', '/furniture/?ctk=1&productId=101'],
    ['a fragment', `/furniture/?ctk=1#${markup}`],
  ])('%s changes nothing but where the page builder is told to go', async (_, path) => {
    const { page } = await begin();
    await visit(page, shop.address + path);
    await bar(page).waitFor();
    expect(await redirectOf(page)).toBe(path.slice(1).split('#')[0]);
    const [dashboard, builder, edit] = await hrefs(page);
    expect([dashboard, builder?.split('&')[0], edit]).toEqual([
      `${shop.address}/manage/dashboard`,
      `${shop.address}/manage/page-builder?channelId=1`,
      `${shop.address}/manage/products/categories/${furniture.id}/edit`,
    ]);
    expect(await bar(page).locator('img, script').count()).toBe(0);
  });

  it.each([
    ['//evil.example/?ctk=1', 'evil.example/?ctk=1'],
    ['/javascript:alert(1)?ctk=1', ''],
    ['/https://evil.example/?ctk=1', ''],
  ])('a page that is not there, %s, leads the page builder nowhere else', async (path, redirect) => {
    const { page, trouble } = await begin();
    trouble.expectStatus(404);
    await visit(page, shop.address + path, { status: 404 });
    await bar(page).waitFor();
    expect(await redirectOf(page)).toBe(redirect);
  });

  it.each([
    ['an empty token', '?ctk=', undefined],
    ['a token in the fragment', '#ctk=1', undefined],
    ['a token of another name', '?xctk=1', undefined],
    ['a token inside another value', '?q=ctk%3D1', undefined],
    ['another cookie', '', { name: 'NOT_ADMIN_BAR', value: '1' }],
    ['a cookie that says no', '', { name: 'ADMIN_BAR', value: '0' }],
    ['a cookie that only begins so', '', { name: 'ADMIN_BAR', value: '10' }],
    ['a cookie of markup', '', { name: 'ADMIN_BAR', value: hostile }],
  ])('%s shows nothing', async (_, query, cookie) => {
    const { page } = await begin();
    if (cookie) await page.context().addCookies([{ ...cookie, url: shop.address }]);
    await visit(page, `${shop.address}/furniture/${query}`);
    await idle();
    expect(await page.locator(slot).getAttribute('data-widget-status')).toMatch(/waiting|mounted/);
    expect(await bar(page).count()).toBe(0);
    expect((await cookieOf(page.context()))?.value).toBe(cookie?.name === 'ADMIN_BAR' ? cookie.value : undefined);
  });
});

describe.each([375, 1280])('beside the notice about cookies, at %i pixels', (width) => {
  const shop = useShop({ settings: { privacyCookie: 'We use cookies.' } });

  it('no link of the bar that has the focus is covered', async () => {
    const { page } = await openAsStaff(shop, '/furniture/', { width });
    const notice = page.getByRole('region', { name: 'Cookies' });
    await notice.waitFor();
    const covered = async () => {
      await link(page, 'Design this page').focus();
      return link(page, 'Design this page').evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return one.contains(uppermost) ? '' : (uppermost?.className ?? 'out of sight');
      });
    };
    expect(await covered()).toBe('');
    await notice.getByRole('button', { name: 'Accept' }).click();
    await notice.waitFor({ state: 'hidden' });
    expect(await covered()).toBe('');
  });
});

describe('a theme without the bar', () => {
  const shop = useShop({ settings: { themeSettings: { show_admin_bar: false } } });

  it('has no slot for it, whatever the address says', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/?ctk=1');
    expect(await page.locator(slot).count()).toBe(0);
  });
});
