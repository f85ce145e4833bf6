import { describe, expect, it } from '@jest/globals';
import { manageLinks } from '../../../../widgets/bars/admin-bar';

const page = { baseUrl: 'https://shop.example', channelId: '3', productId: null, categoryId: null, path: '/' };
const redirectOf = (path: string) =>
  new URL(manageLinks({ ...page, path }).pageBuilder).searchParams.get('redirectIframeUrl');

describe('the links into the control panel', () => {
  it('lead to the dashboard and to the page builder, with the channel and the page', () => {
    expect(manageLinks({ ...page, path: '/furniture/' })).toEqual({
      dashboard: 'https://shop.example/manage/dashboard',
      pageBuilder: 'https://shop.example/manage/page-builder?channelId=3&redirectIframeUrl=furniture',
      edit: undefined,
    });
  });

  it('edit the product, or else the category', () => {
    expect(manageLinks({ ...page, productId: 77 }).edit).toBe('https://shop.example/manage/products/77/edit');
    expect(manageLinks({ ...page, categoryId: 5 }).edit).toBe('https://shop.example/manage/products/categories/5/edit');
    expect(manageLinks({ ...page, productId: 77, categoryId: 5 }).edit).toMatch(/products\/77\/edit$/);
  });

  it('start at the root of the shop, in every language of the page', () => {
    expect(manageLinks({ ...page, baseUrl: 'https://shop.example/fr' }).dashboard).toBe(
      'https://shop.example/manage/dashboard',
    );
  });

  it('are relative to the shop if the page has no valid base URL', () => {
    for (const baseUrl of ['', 'shop.example', 'javascript:alert(1)', 'data:text/html,hello']) {
      expect(manageLinks({ ...page, baseUrl }).dashboard).toBe('/manage/dashboard');
    }
  });

  it('name the first channel if the page names none', () => {
    expect(manageLinks({ ...page, channelId: '' }).pageBuilder).toContain('?channelId=1&');
    expect(manageLinks({ ...page, channelId: '1&x=<b>' }).pageBuilder).toContain('?channelId=1%26x%3D%3Cb%3E&');
  });

  it.each([
    ['/', ''],
    ['/furniture/', 'furniture'],
    ['/fr/furniture/', 'fr/furniture'],
    ['/a%20b/c', 'a%20b/c'],
    ['/"><script>alert(1)</script>', '"><script>alert(1)</script>'],
    // A path that would lead to another site as a URL becomes the home page.
    ['//evil.example/x', 'evil.example/x'],
    ['////evil.example/x', 'evil.example/x'],
    ['/\\\\evil.example/x', ''],
    ['/https://evil.example/', ''],
    ['/javascript:alert(1)', ''],
    ['/data:text/html,hello', ''],
  ])('pass the page %s to the page builder as "%s"', (path, redirect) => {
    expect(redirectOf(path)).toBe(redirect);
  });
});
