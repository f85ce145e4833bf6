import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { focusedText } from '../../support/driver/focused-text';
import { pressForTab } from '../../support/driver/press-for-tab';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const video = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });
const player = (page: Page, title: string) => page.locator(`iframe[title^="${title}"]`);
const wick = 'How to trim a wick';
const gale = 'The lantern in a gale';

describe('the videos of a product', () => {
  const shop = useShop();
  const asked = (page: Page): string[] => {
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(request.url()));
    return addresses;
  };
  const players = (addresses: readonly string[]) =>
    addresses.filter((address) => /youtube(-nocookie)?\.com/.test(address));

  it('play on the page when they are chosen, one at a time, or open in another tab', async () => {
    let addresses: string[] = [];
    const { page } = await shop.open('/storm-lantern/', {
      width: 375,
      before: async (one) => void (addresses = asked(one)),
    });
    expect(players(addresses)).toEqual([]);
    await video(page, wick).hover();
    await untilMounted(page, '[data-widget="video-gallery"]');
    expect(await video(page, wick).getAttribute('href')).toBe('https://www.youtube.com/watch?v=eRsGyueVLvQ');
    expect(await pressForTab(video(page, wick))).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);

    await video(page, wick).click();
    await player(page, wick).waitFor();
    expect(await player(page, wick).getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1',
    );
    expect(await player(page, wick).evaluate((frame) => frame.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect(await video(page, wick).getAttribute('aria-current')).toBe('true');

    await video(page, gale).focus();
    await page.keyboard.press('Enter');
    await player(page, gale).waitFor();
    expect(await focusedText(page)).toContain(gale);
    expect(await player(page, wick).count()).toBe(0);
    expect(await video(page, wick).getAttribute('aria-current')).toBeNull();
  });

  it('are links to their own pages without JavaScript, and not there where a product has none', async () => {
    const { page, trouble } = await shop.open('/enamel-mug/', { javaScript: false });
    // The page of a video requests its own icon.
    trouble.expect(/ERR_NAME_NOT_RESOLVED/);
    expect(await page.getByRole('heading', { name: 'Videos' }).count()).toBe(0);
    await visit(page, `${shop.address}/storm-lantern/`);
    expect(await page.getByRole('heading', { name: 'Videos' }).count()).toBe(1);
    expect(await video(page, gale).getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await video(page, gale).click();
    await page.waitForURL('https://www.youtube.com/watch?v=aqz-KE-bpKQ', { waitUntil: 'commit' });
  });
});
