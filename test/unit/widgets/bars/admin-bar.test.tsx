import { afterEach, describe, expect, it } from '@jest/globals';
import Cookies from 'js-cookie';
import { readCookie, writeCookie } from '../../../../core/storage/cookies';
import { adminBar } from '../../../../widgets/bars/admin-bar';
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

describe('the admin bar, before its code arrives', () => {
  it('is hidden, and consists of links that robots and early fetches leave out', () => {
    const bar = printExample(adminBar, { around });
    expect([bar.hidden, ...hrefs(bar)]).toEqual([
      true,
      '/manage/dashboard',
      '/manage/page-builder',
      '/manage/products/101/edit',
    ]);
    expect([...bar.querySelectorAll('a')].every(({ rel }) => rel === 'nofollow')).toBe(true);
  });
});

describe('the admin bar, when it is mounted', () => {
  it('stays hidden for shoppers, and sets no cookie', async () => {
    const { slot } = await mount();
    expect(slot.hidden).toBe(true);
    expect(readCookie('ADMIN_BAR')).toBeUndefined();
    expect(document.body.className).toBe('');
  });

  it('is visible on a page with a token in its URL, and on the next pages', async () => {
    go('/lamp/?ctk=1f2e');
    expect((await mount()).slot.hidden).toBe(false);
    expect(readCookie('ADMIN_BAR')).toBe('1');
    go('/furniture/');
    const { slot } = await mount();
    expect(slot.hidden).toBe(false);
    expect(document.body.className).toBe('hasAdminBar');
  });

  it('links to the page builder and to the product of the page', async () => {
    go('/fr/lamp/?ctk=1');
    const { slot } = await mount();
    expect(hrefs(slot)).toEqual([
      'https://shop.example/manage/dashboard',
      'https://shop.example/manage/page-builder?channelId=2&redirectIframeUrl=fr%2Flamp',
      'https://shop.example/manage/products/101/edit',
    ]);
  });

  it('has no edit link on a page without a product or a category', async () => {
    go('/?ctk=1');
    const change = (bar: HTMLElement) => bar.removeAttribute('data-product-id');
    expect((await mountExample(adminBar, { around, change })).part('edit').hidden).toBe(true);
  });

  it('stays closed after a press on its button, and moves the focus to the page', async () => {
    writeCookie('ADMIN_BAR', '1');
    const { slot, part } = await mount();
    part('close').click();
    await settle();
    expect(slot.hidden).toBe(true);
    expect(readCookie('ADMIN_BAR')).toBe('0');
    expect(document.body.className).toBe('');
    expect(document.activeElement?.tagName).toBe('MAIN');
    expect((await mount()).slot.hidden).toBe(true);
  });

  it('is hidden on a restored page if it was closed on another page', async () => {
    writeCookie('ADMIN_BAR', '1');
    const { slot } = await mount();
    writeCookie('ADMIN_BAR', '0');
    window.dispatchEvent(new Event('pageshow'));
    await until(() => slot.hidden === true);
    expect(slot.hidden).toBe(true);
  });

  it.each(['?ctk=', '?ctk', '?CTK=1', '?xctk=1', '?q=ctk%3D1', '#ctk=1', '#?ctk=1', '?ctk=&ctk=1'])(
    'stays hidden at %s',
    async (url) => {
      go(`/${url}`);
      const { slot } = await mount();
      expect(slot.hidden).toBe(true);
      expect(readCookie('ADMIN_BAR')).toBeUndefined();
    },
  );

  it.each(['0', '10', '<script>', 'true', '11', '1;1'])('stays hidden with the cookie %s', async (value) => {
    writeCookie('ADMIN_BAR', value);
    expect((await mount()).slot.hidden).toBe(true);
  });

  it('restores the page when it is unmounted', async () => {
    writeCookie('ADMIN_BAR', '1');
    const { slot, unmount } = await mount();
    unmount();
    const rendered = printExample(adminBar, { around });
    expect([slot.hidden, document.body.className, ...hrefs(slot)]).toEqual([true, '', ...hrefs(rendered)]);
  });
});
