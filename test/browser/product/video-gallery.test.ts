import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

/** The pictures of the product have links to the same videos. */
const video = (page: Page, title: string) =>
  page.locator('[data-video-gallery]').getByRole('link', { name: new RegExp(`^${title}`) });
const gale = 'The lantern in a gale';

describe('the videos of a product', () => {
  const shop = useShop();

  it('are links to their pages without JavaScript, and absent for a product without videos', async () => {
    const { page, trouble } = await shop.open('/enamel-mug/', { javaScript: false });
    // The browser also requests the icon of YouTube's host, which the driver does not answer.
    trouble.expect(/ERR_NAME_NOT_RESOLVED/);
    expect(await page.getByRole('heading', { name: 'Videos' }).count()).toBe(0);
    await visit(page, `${shop.url}/storm-lantern/`);
    expect(await page.getByRole('heading', { name: 'Videos' }).count()).toBe(1);
    expect(await video(page, gale).getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await video(page, gale).click();
    await page.waitForURL('https://www.youtube.com/watch?v=aqz-KE-bpKQ', { waitUntil: 'commit' });
  });
});
