import { beforeAll, describe, expect, it } from '@jest/globals';
import { fetchBlockLists } from '../../support/block-lists/fetch-block-lists';
import { findBlocked } from '../../support/block-lists/find-blocked';
import { findHidden } from '../../support/block-lists/find-hidden';
import { buildIfStale } from '../../support/build/build-if-stale';
import { useShop } from '../../support/driver/use-shop';
import { everyPage } from '../../support/states/every-page';
import { useShopPage } from '../../support/states/use-shop-page';

// The first run on a machine downloads the lists.
beforeAll(() => void fetchBlockLists(), 300_000);

describe('the lists of content blockers', () => {
  const shop = useShop();
  const pages = useShopPage(shop);

  it.each(everyPage)('hide nothing by its names on $path', async (one) => {
    expect(findHidden(await pages.read(one))).toEqual([]);
  });

  it('hide a notice and a list of links that have the usual names', () => {
    const usual = '<p id="cookie-notice"></p><p class="cookieMessage"></p><ul class="share-list"></ul>';
    expect(findHidden(usual).sort()).toEqual(['#cookie-notice', '.cookieMessage:not(body):not(html)', '.share-list']);
  });
});

describe('the lists’ rules for URLs', () => {
  const hosts = [
    'https://cdn.example.com/widgets/1.0.0',
    'https://cdn11.bigcommerce.com/s-abc123/stencil/0a1b2c/e/3d4e5f/assets/widgets/1.0.0',
    'https://shop.example.com/content/widgets/1.0.0',
  ];

  it('block no file of the bundle, but a tracker', () => {
    const files = [...buildIfStale().files.map(({ file }) => file), 'channel.json'];
    const urls = hosts.flatMap((host) => files.map((file) => `${host}/${file}`));
    expect(urls.length).toBeGreaterThan(60);
    const tracker = 'https://shop.example.com/fbevents.js';
    expect(findBlocked([...urls, tracker])).toEqual([tracker]);
  });
});
