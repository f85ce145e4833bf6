import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { useShop } from '../../support/driver/use-shop';
import { useWatchedPage } from '../../support/driver/use-watched-page';
import { visit } from '../../support/driver/visit';
import { readPage } from '../../support/states/read-page';

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

/** The page that the page builder opens. */
const redirectOf = async (page: Page) => {
  const href = await link(page, 'Design this page').getAttribute('href');
  return new URL(href ?? '').searchParams.get('redirectIframeUrl');
};

/** The pixels of the footer that the bar covers when the page is scrolled to its end. */
async function overlapOf(page: Page): Promise<number> {
  await page.locator('body.hasAdminBar').waitFor();
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const end = document.querySelector('.footer')?.getBoundingClientRect().bottom ?? NaN;
    return end - (document.querySelector('.adminBar')?.getBoundingClientRect().top ?? NaN);
  });
}

const shop = useShop();
const { begin, idle, asked } = useWatchedPage(shop);

/** A page of a new shopper, with a width in pixels. */
async function beginAt(width: number) {
  const opened = await begin();
  await opened.page.setViewportSize({ width, height: 900 });
  return opened;
}

/** Opens a page as staff from the control panel, and waits for the bar. */
async function openAsStaff(path: string, width = 1280) {
  const opened = await beginAt(width);
  await visit(opened.page, `${shop.url}${path}?ctk=1f2e`);
  await bar(opened.page).waitFor();
  return opened;
}

describe('the admin bar', () => {
  it('never loads its code for shoppers', async () => {
    const { page } = await begin();
    await visit(page, `${shop.url}/harbour-desk-lamp/`);
    await idle();
    await page.mouse.move(640, 450);
    await page.locator('.header-logo').hover();
    await page.keyboard.press('Tab');
    await idle();
    expect(asked().some((url) => url.endsWith('/loader.js'))).toBe(true);
    expect(asked().filter((url) => /\/bars\.js$/.test(url))).toEqual([]);
    expect(await page.locator(slot).getAttribute('data-widget-status')).toBe('waiting');
    expect(await bar(page).count()).toBe(0);
    expect(await cookieOf(page.context())).toBeUndefined();
  });

  it('appears with a token in the URL, stays for the session, and links to the page’s data', async () => {
    const { page, trouble } = await openAsStaff('/harbour-desk-lamp/');
    const all = ['Control panel', 'Design this page'];
    const manage = (pageUrl: string) => `${shop.url}/manage/${pageUrl}`;
    expect(await cookieOf(page.context())).toMatchObject({ value: '1', path: '/', expires: -1, sameSite: 'Lax' });
    expect(await redirectOf(page)).toBe('harbour-desk-lamp');
    expect(await links(page).allTextContents()).toEqual([...all, 'Edit this product']);
    expect((await hrefs(page)).at(-1)).toBe(manage(`products/${lamp.id}/edit`));
    trouble.expectStatus(404);
    const linksByPath: Record<string, [string[], (string | null)[]]> = {};
    for (const [path, status] of [['/'], ['/furniture/'], ['/no-such-page/', 404]] as const) {
      await visit(page, shop.url + path, { status });
      await bar(page).waitFor();
      linksByPath[path] = [await links(page).allTextContents(), await hrefs(page)];
    }
    const designed = (redirect: string) => [
      manage('dashboard'),
      manage(`page-builder?channelId=1&redirectIframeUrl=${redirect}`),
    ];
    expect(linksByPath).toEqual({
      '/': [all, designed('')],
      '/furniture/': [
        [...all, 'Edit this category'],
        [...designed('furniture'), manage(`products/categories/${furniture.id}/edit`)],
      ],
      '/no-such-page/': [all, designed('no-such-page')],
    });
  });

  it('is hidden in a frame, although the cookie is set', async () => {
    const frame = '<iframe title="Inside" src="/furniture/?ctk=1"></iframe>';
    shop.server.world.settings.regions = { home_below_menu: frame };
    const { page } = await beginAt(1280);
    await page.context().addCookies([{ name: 'ADMIN_BAR', value: '1', url: shop.url }]);
    await visit(page, `${shop.url}/`);
    await bar(page).waitFor();
    const inside = page.frameLocator('iframe[title="Inside"]');
    await inside.locator(`${slot}[data-widget-status="mounted"]`).waitFor({ state: 'attached' });
    expect(await inside.locator(slot).isVisible()).toBe(false);
  });

  it('has no slot if the theme disables it, even with a token in the URL', async () => {
    shop.server.world.settings.themeSettings = { show_admin_bar: false };
    const { page } = await begin();
    const html = await readPage(page, shop.url, { path: '/about-us/?ctk=1' });
    expect(html).not.toContain('data-widget="admin-bar"');
  });
});

describe('the admin bar of a closed shop', () => {
  /** Opens the bar, and expects that it covers the end of the page at neither width. */
  const openClosed = async (why: 'maintenance' | 'prelaunch') => {
    shop.server.world.settings.closedToOthers = why;
    const { page } = await openAsStaff('/furniture/', 375);
    expect(await overlapOf(page)).toBeLessThan(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await overlapOf(page)).toBeLessThan(1);
    return page;
  };

  it('shows that the shop is in maintenance, and links to the view of visitors', async () => {
    const page = await openClosed('maintenance');
    await bar(page).getByText('The shop is closed for maintenance.').waitFor();
    expect(await link(page, 'See what visitors see').getAttribute('href')).toBe('?showStore=no');
  });

  it('shows the preview code for guests before the launch', async () => {
    const page = await openClosed('prelaunch');
    await bar(page).getByText('Preview code for guests: ropewalk4').waitFor();
    expect(await link(page, 'See what visitors see').count()).toBe(0);
  });
});

describe('the admin bar beside the cookie notice', () => {
  it('covers neither its focused link nor the end of the page', async () => {
    shop.server.world.settings.privacyCookie = 'We use cookies.';
    const { page } = await openAsStaff('/furniture/', 375);
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
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await covered()).toBe('');
    await notice.getByRole('button', { name: 'Accept' }).click();
    await notice.waitFor({ state: 'hidden' });
    expect(await covered()).toBe('');
    expect(await overlapOf(page)).toBeLessThan(1);
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await covered()).toBe('');
    expect((await overlapOf(page)) < 1).toBe(true);
    expect(await page.locator('.adminBar-private').count()).toBe(0);
  });
});
