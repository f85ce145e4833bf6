import type { Page } from 'playwright-core';
import { accountsOf, customerOf } from '../../shop/accounts/accounts';
import type { Journey } from '../journey';

const native = {
  isNative: true,
  report: /^$/,
  endings: { success: 'navigated', http: 'navigated', data: 'navigated', network: 'no page' },
} as const;
const post = (path: string) =>
  ({ call: { method: 'POST', path, isCall: false }, write: { method: 'POST', path } }) as const;

export const wishList: Journey = {
  ...native,
  ...post('/wishlist.php'),
  name: 'add a product to a wish list',
  path: '/claw-hammer/',
  isSignedIn: true,
  act: async ({ page }) => {
    if (!(await page.locator('.wishlistMenu button:has-text("Birthday")').isVisible()))
      await page.click('.wishlistMenu summary');
    await page.click('.wishlistMenu button:has-text("Birthday")');
  },
  done: 'main h3:has-text("Claw Hammer")',
  control: '.wishlistMenu summary',
  readResult: (shop) => shop.world.wishlists.of(1).map(({ items }) => items.map(({ productId }) => productId)),
  after: [[103], [107]],
};

const values: Readonly<Record<string, string>> = {
  '#email_input': 'jo@example.com',
  '#revtitle_input': 'Holds hot and cold',
  '#revtext_input': 'Every morning.',
};

/** The page's URL opens the form once its code is loaded; a press at that moment would close it again. */
const openReview = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const around of document.querySelectorAll<HTMLDetailsElement>('#product-reviews, #write_review'))
      around.open = true;
  });

export const review: Journey = {
  ...native,
  ...post('/postreview.php'),
  name: 'write a review',
  path: '/enamel-mug/#write_review',
  prepare: (shop) => void (shop.world.settings.reviewsModerated = false),
  ready: async ({ page }) => {
    await openReview(page);
    await page.selectOption('#rating-rate', '4');
    for (const [field, text] of Object.entries(values)) await page.fill(field, text);
  },
  act: async ({ page }) => {
    await openReview(page);
    await page.click('.writeReview-form [type="submit"]');
  },
  done: ':text("Thank you. Your review is shown below.")',
  control: '.writeReview-form [type="submit"]',
  fields: ['#rating-rate', ...Object.keys(values)].join(', '),
  readResult: (shop) => shop.world.reviews.written().map(({ email }) => email),
  after: ['jo@example.com'],
};

export const contact: Journey = {
  ...native,
  ...post('/pages.php'),
  name: 'ask the shop a question',
  path: '/contact-us/',
  ready: async ({ page }) => {
    await page.fill('#contact_email', 'grace@example.com');
    await page.fill('#contact_question', 'Is it red?');
  },
  act: ({ page }) => page.click('[data-contact-form] [type="submit"]'),
  done: '[role="status"]:has-text("Thank you. We have your question")',
  control: '[data-contact-form] [type="submit"]',
  fields: '#contact_email, #contact_question',
  readResult: (shop) => accountsOf(shop.world).letters.map(({ text }) => text),
  after: ['Is it red?'],
};

export const signInForm: Journey = {
  ...native,
  ...post('/login.php'),
  name: 'sign in',
  path: '/login.php',
  ready: async ({ page }) => {
    await page.fill('#login_email', 'ada@example.com');
    await page.fill('#login_pass', 'lantern1');
  },
  // The password is never stored.
  act: async ({ page }) => {
    await page.fill('#login_pass', 'lantern1');
    await page.click('[data-widget="auth-form"] [type="submit"]');
  },
  done: '.navUser:has-text("Sign out")',
  control: '[data-widget="auth-form"] [type="submit"]',
  readResult: (shop) => shop.world.sessions.all().flatMap((session) => customerOf(shop.world, session)?.email ?? []),
  after: ['ada@example.com'],
};
