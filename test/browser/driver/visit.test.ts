import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const path = '/furniture/';

describe('a page that a test opens', () => {
  const shop = useShop();
  const respond = (status: number, body = '') =>
    shop.server.world.faults.add({ kind: 'status', path, status, body, type: 'text/html' });

  it.each([true, false])('must have the status 200 by default (JavaScript: %p)', async (javaScript) => {
    respond(500, '<p data-widget="menu"></p>');
    await expect(shop.open(path, { javaScript })).rejects.toThrow(`${path} was answered 500, not 200`);
  });

  it('must have the error status that the test expects', async () => {
    await expect(shop.open(path, { status: 404 })).rejects.toThrow(`${path} was answered 200, not 404`);
  });

  it.each([true, false])('must have slots exactly when the test expects them (JavaScript: %p)', async (javaScript) => {
    respond(200, '<p>Nothing of the shop</p>');
    await expect(shop.open(path, { javaScript })).rejects.toThrow(`${path} has no slots`);
    await expect(shop.open('/lighting/', { javaScript, isBare: true })).rejects.toThrow(/\/lighting\/ has \d+ slots/);
  });

  it('must have the expected status after a navigation too, whatever other problem the test expects', async () => {
    const { page, trouble } = await shop.open('/', { mounted: false });
    trouble.expect(/./);
    expect(trouble.unexpected()).toEqual([]);
    respond(500, '<p data-widget="menu"></p>');
    await page.evaluate((to) => location.assign(to), path);
    await page.waitForURL(`**${path}`);
    expect(trouble.unexpected()).toEqual([`the page GET ${path} was answered 500`]);
    trouble.expectStatus(500);
    expect(trouble.unexpected()).toEqual([]);
    await expect(visit(page, shop.url + path)).rejects.toThrow(`${path} was answered 500, not 200`);
  });
});
