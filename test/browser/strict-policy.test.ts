import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openShopPage, walks, type ShopPage } from './every-page';
import { hostilePlaces } from './hostile-places';
import { mountAtOnce } from './mount-at-once';
import { untilMounted } from './until-mounted';
import { useShop } from './use-shop';

// What a page complains of, its policy's violations first, fails its test.
const shop = useShop();
const lamp = '/harbour-desk-lamp/';
const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().click();

/** What shoppers do that leads to another page, or that a place with fragments has no part in. */
const flows: readonly (ShopPage & { name: string; reach: (page: Page) => Promise<unknown> })[] = [
  {
    name: 'a carousel that plays and rests',
    path: '/',
    settings: { slides: 3 },
    reach: async (page) => {
      await press(page, '[data-widget="carousel"] button');
      await press(page, '[data-widget="carousel"] button');
    },
  },
  {
    name: 'a picture seen from near',
    path: lamp,
    reach: async (page) => {
      await page.locator('[data-image-gallery-main] a').hover();
      await page.locator('.productView-zoom').waitFor();
    },
  },
  {
    name: 'a video',
    path: '/storm-lantern/',
    reach: async (page) => {
      await press(page, '[data-video-item]');
      await page.locator('.videoGallery-player iframe').waitFor();
    },
  },
  {
    name: 'a review',
    path: lamp,
    reach: async (page) => {
      await press(page, '#write_review > summary');
      await page.selectOption('#rating-rate', '5');
      await page.fill('#email_input', 'ada@example.com');
      await page.fill('#revtitle_input', 'Good');
      await page.fill('#revtext_input', 'Very.');
      const sent = page.waitForResponse('**/postreview.php');
      await press(page, '.writeReview-form [type="submit"]');
      await sent;
      await page.waitForLoadState('load');
    },
  },
  {
    name: 'signing in and out',
    path: '/login.php',
    reach: async (page) => {
      await page.fill('#login_email', 'ada@example.com');
      await page.fill('#login_pass', 'lantern1');
      await press(page, '.login-form button');
      await page.waitForURL('**/account.php**');
      await page.goto(`${shop.address}/login.php?action=logout`);
    },
  },
  {
    name: 'a message to the shop',
    path: '/account.php?action=inbox',
    signedIn: true,
    reach: async (page) => {
      await page.selectOption('#message_order_id', '101');
      await page.fill('#message_subject', 'The handle');
      await page.fill('#message_content', 'It came loose.');
      await press(page, '[data-inbox-form] [type="submit"]');
      await page.locator('main .alertBox').first().waitFor();
    },
  },
  {
    name: 'a new wish list',
    path: '/wishlist.php?action=addwishlist',
    signedIn: true,
    reach: async (page) => {
      await page.fill('#wishlistname', 'Attic');
      await press(page, '.wishlist-form button');
      await page.waitForURL('**viewwishlistitems**');
    },
  },
  {
    name: 'a question to the shop',
    path: '/contact-us/',
    reach: async (page) => {
      await page.fill('[name="contact_email"]', 'ada@example.com');
      await page.fill('[name="contact_question"]', 'When?');
      await press(page, '[data-contact-form] [type="submit"]');
      await page.waitForURL('**success=1');
    },
  },
  {
    name: 'a gift certificate',
    path: '/giftcertificates.php',
    reach: async (page) => {
      const said = { to_name: 'Grace', to_email: 'g@example.com', from_name: 'Ada', from_email: 'a@example.com', certificate_amount: '20' };
      for (const [name, value] of Object.entries(said)) await page.fill(`[name="${name}"]`, value);
      for (const box of ['#theme_1', '#agree', '#agree2']) await page.check(box);
      await page.click('#gift-certificate-preview');
      await page.frameLocator('dialog[open] iframe').locator('main').waitFor();
    },
  },
  {
    name: 'a newsletter',
    path: '/about-us/',
    reach: async (page) => {
      await page.fill('footer input[type="email"]', 'ada@example.com');
      await page.press('footer input[type="email"]', 'Enter');
      await page.waitForURL('**/subscribe.php**');
    },
  },
];

describe('a strict policy', () => {
  it('allows scripts by the nonce of the page alone, and nothing unsafe', async () => {
    const [first, second] = await Promise.all([1, 2].map(async () => (await fetch(shop.address)).headers.get('content-security-policy') ?? ''));
    expect(first).not.toMatch(/unsafe-|\*|https?:(?!\/\/(i\.ytimg|www\.youtube-nocookie)\.com)/);
    expect(/script-src ([^;]*)/.exec(first ?? '')?.[1]).toMatch(/^'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'$/);
    expect(/nonce-[^']*/.exec(first ?? '')?.[0]).not.toBe(/nonce-[^']*/.exec(second ?? '')?.[0]);
  });

  it('is heard when something breaks it', async () => {
    shop.store.world.settings.regions = { home_below_menu: '<p style="color: red" onclick="0">Red</p><script>0</script>' };
    const { trouble } = await openShopPage(shop, { path: '/' }, { mounted: false });
    trouble.expect(/policy|Content Security Policy/);
    const broken = trouble.expected().filter((complaint) => complaint.startsWith('policy'));
    expect(broken.map((complaint) => complaint.split(' ')[1])).toEqual(expect.arrayContaining(['style-src-attr', 'script-src-elem']));
  });

  it.each(walks(8).map((walk) => [walk.map(({ path }) => path).join(' '), walk] as const))('is kept by %s', async (_paths, walk) => {
    const [first = { path: '/' }] = walk;
    const { page, trouble } = await openShopPage(shop, first, { mounted: false, before: mountAtOnce });
    for (const one of walk) {
      if (one !== first) await page.goto(shop.address + one.path);
      if ((await page.locator('[data-widget]').count()) > 0) await untilMounted(page);
      await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
      await page.waitForLoadState('load');
      expect([one.path, trouble.unexpected()]).toEqual([one.path, []]);
    }
  });

  it.each([...hostilePlaces, ...flows].map((place) => [place.name, place] as const))('is kept by %s', async (_name, place) => {
    const { page } = await openShopPage(shop, place, { mounted: false, before: mountAtOnce });
    await untilMounted(page);
    await place.reach(page);
    await page.waitForLoadState('load');
  });
});
