import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { everyPage } from '../driver/every-page';
import { everyState } from '../driver/every-state';
import { hostilePlaces, type HostilePlace } from './hostile-places';
import { settle } from '../states/enter-state';
import { useShop } from '../driver/use-shop';
import { useShopPage } from '../driver/use-shop-page';
import { visit } from '../driver/visit';

// What a page complains of, its policy's violations first, fails its test.
const shop = useShop();
const lamp = '/harbour-desk-lamp/';
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().click();

interface Flow extends HostilePlace {
  /** Done before the page is opened. */
  readonly prepare?: (page: Page) => unknown;
}

/** What shoppers do that leads to another page, or that a place with fragments has no part in. */
const flows: readonly Flow[] = [
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
    // It is elsewhere, where no test goes.
    prepare: (page) =>
      page.route(/youtube|ytimg/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture })),
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
      await visit(page, `${shop.address}/login.php?action=logout`);
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
      const said = {
        to_name: 'Grace',
        to_email: 'g@example.com',
        from_name: 'Ada',
        from_email: 'a@example.com',
        certificate_amount: '20',
      };
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

/** Pages that are no state of the shop: those are visited under the same policy, which nothing may break. */
const unseen = everyPage.filter(({ path, status }) => !status && !everyState.some((state) => state.path === path));

describe('a strict policy', () => {
  const pages = useShopPage(shop);

  it('allows scripts by the nonce of the page alone, and nothing unsafe', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await fetch(shop.address)).headers.get('content-security-policy') ?? ''),
    );
    expect(first).not.toMatch(/unsafe-|\*|https?:(?!\/\/(i\.ytimg|www\.youtube-nocookie)\.com)/);
    expect(/script-src ([^;]*)/.exec(first ?? '')?.[1]).toMatch(/^'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'$/);
    expect(/nonce-[^']*/.exec(first ?? '')?.[0]).not.toBe(/nonce-[^']*/.exec(second ?? '')?.[0]);
  });

  it('is heard when something breaks it', async () => {
    const home_below_menu = '<p style="color: red" onclick="0">Red</p><script>0</script>';
    const { trouble } = await pages.open({ path: '/', settings: { regions: { home_below_menu } } });
    trouble.expect(/policy|Content Security Policy/);
    const broken = trouble.expected().filter((complaint) => complaint.startsWith('policy'));
    expect(broken.map((complaint) => complaint.split(' ')[1])).toEqual(
      expect.arrayContaining(['style-src-attr', 'script-src-elem']),
    );
  });

  it.each(unseen.map((one) => [one.path, one] as const))('is kept by %s', async (_path, one) => {
    const { page } = await pages.open(one);
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    await settle(page);
  });

  it.each([...hostilePlaces, ...flows].map((place): [string, Flow] => [place.name, place]))(
    'is kept by %s',
    async (_, place) => {
      const { page } = await pages.open(place, place.prepare);
      await place.reach(page);
      await page.waitForLoadState('load');
    },
  );
});
