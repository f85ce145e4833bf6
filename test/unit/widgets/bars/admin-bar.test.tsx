import { afterEach, describe, expect, it } from '@jest/globals';
import Cookies from 'js-cookie';
import { readCookie, writeCookie } from '../../../../core/storage/cookies';
import { adminBar, manageLinks } from '../../../../widgets/bars/admin-bar';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle, until } from '../../../support/jest/settle';

const around = (bar: string) => `
  <script data-page-context data-secure-base-url="https://shop.example/fr" data-channel-id="2"></script>
  <main tabindex="-1"></main>${bar}`;
const mount = () => mountExample(adminBar, { around });
const go = (url: string) => window.history.replaceState(null, '', url);
const hrefs = (slot: HTMLElement) => [...slot.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  Cookies.remove('ADMIN_BAR');
  go('/');
});

describe('the admin bar', () => {
  it.each(['/', '/?ctk=', '/?ctk', '/?CTK=1', '/?xctk=1', '/?q=ctk%3D1', '/#ctk=1', '/#?ctk=1', '/?ctk=&ctk=1'])(
    'stays hidden for shoppers at %s, and sets no cookie',
    async (url) => {
      go(url);
      const { slot } = await mount();
      expect([slot.hidden, readCookie('ADMIN_BAR'), document.body.className]).toEqual([true, undefined, '']);
    },
  );

  it.each(['0', '10', '<script>', 'true', '11', '1;1'])('stays hidden with the cookie %s', async (value) => {
    writeCookie('ADMIN_BAR', value);
    expect((await mount()).slot.hidden).toBe(true);
  });

  it('is visible on a page with a token in its URL, and on the next pages', async () => {
    go('/lamp/?ctk=1f2e');
    expect((await mount()).slot.hidden).toBe(false);
    expect(readCookie('ADMIN_BAR')).toBe('1');
    go('/furniture/');
    expect([(await mount()).slot.hidden, document.body.className]).toEqual([false, 'hasAdminBar']);
  });

  it('links to the page builder and to the product of the page, if it has one', async () => {
    go('/fr/lamp/?ctk=1');
    expect(hrefs((await mount()).slot)).toEqual([
      'https://shop.example/manage/dashboard',
      'https://shop.example/manage/page-builder?channelId=2&redirectIframeUrl=fr%2Flamp',
      'https://shop.example/manage/products/101/edit',
    ]);
    const change = (bar: HTMLElement) => bar.removeAttribute('data-product-id');
    expect((await mountExample(adminBar, { around, change })).part('edit').hidden).toBe(true);
  });

  it('stays closed after a press on its button, and moves the focus to the page', async () => {
    writeCookie('ADMIN_BAR', '1');
    const { slot, part } = await mount();
    part('close').click();
    await settle();
    expect([slot.hidden, readCookie('ADMIN_BAR'), document.body.className]).toEqual([true, '0', '']);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('is hidden on a restored page if it was closed on another page', async () => {
    writeCookie('ADMIN_BAR', '1');
    const { slot } = await mount();
    writeCookie('ADMIN_BAR', '0');
    window.dispatchEvent(new Event('pageshow'));
    await until(() => slot.hidden === true);
    expect(slot.hidden).toBe(true);
  });

  it('restores the page when it is unmounted', async () => {
    writeCookie('ADMIN_BAR', '1');
    const { slot, unmount } = await mount();
    unmount();
    const rendered = printExample(adminBar, { around });
    expect([slot.hidden, document.body.className, ...hrefs(slot)]).toEqual([true, '', ...hrefs(rendered)]);
  });
});

describe('the links into the control panel', () => {
  const page = { baseUrl: 'https://shop.example', channelId: '3', productId: null, categoryId: null, path: '/' };
  const builder = (channelId: string) => new URL(manageLinks({ ...page, channelId }).pageBuilder).search;

  it('edit the product, or else the category, or nothing', () => {
    const edit = (ids: object) => manageLinks({ ...page, ...ids }).edit?.slice('https://shop.example/manage'.length);
    expect(edit({ categoryId: 5 })).toBe('/products/categories/5/edit');
    expect([edit({ productId: 77, categoryId: 5 }), edit({})]).toEqual(['/products/77/edit', undefined]);
  });

  it('are relative to the shop if the page has no valid base URL', () => {
    for (const baseUrl of ['', 'shop.example', 'javascript:alert(1)', 'data:text/html,hello']) {
      expect(manageLinks({ ...page, baseUrl }).dashboard).toBe('/manage/dashboard');
    }
  });

  it('name the first channel if the page names none', () => {
    expect(builder('')).toBe('?channelId=1&redirectIframeUrl=');
    expect(builder('1&x=<b>')).toBe('?channelId=1%26x%3D%3Cb%3E&redirectIframeUrl=');
  });

  it.each([
    ['/', ''],
    ['/fr/furniture/', 'fr/furniture'],
    ['/a%20b/c', 'a%20b/c'],
    ['/"><script>alert(1)</script>', '"><script>alert(1)</script>'],
    // A path that would lead to another site as a URL becomes the home page.
    ['////evil.example/x', 'evil.example/x'],
    ['/\\\\evil.example/x', ''],
    ['/https://evil.example/', ''],
    ['/javascript:alert(1)', ''],
    ['/data:text/html,hello', ''],
  ])('pass the page %s to the page builder as "%s"', (path, redirect) => {
    expect(new URL(manageLinks({ ...page, path }).pageBuilder).searchParams.get('redirectIframeUrl')).toBe(redirect);
  });
});
