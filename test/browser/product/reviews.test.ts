import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const section = (page: Page) => page.locator('#product-reviews');
const toggle = (page: Page) => section(page).locator('summary').first();
const review = (page: Page, title: string) => section(page).getByRole('heading', { name: title });
const isInView = (page: Page): Promise<boolean> =>
  toggle(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const shop = useShop();
const open = useVisits(shop);

describe('the reviews of a product', () => {
  /** Adds reviews of the mug, which the page shows from the newest: "Number 7" … "Number 1". */
  function writeReviews(count: number): void {
    for (let number = 1; number <= count; number++) {
      const text = `Written ${number}`;
      shop.server.world.reviews.write({
        productId: 103,
        email: 'ada@example.com',
        isApproved: true,
        review: { rating: 4, title: `Number ${number}`, text, name: 'Ada', date: '2026-03-01' },
      });
    }
  }
  /** Goes to the second page of reviews, which opens at the reviews, and back. */
  async function turnPages(page: Page): Promise<void> {
    const pages = page.getByRole('navigation', { name: 'Pages of reviews' });
    expect(await review(page, 'Number 7').isVisible()).toBe(true);
    expect(await review(page, 'Number 2').count()).toBe(0);
    await pages.getByRole('link', { name: 'Next' }).click();
    await review(page, 'Number 2').waitFor();
    expect(await review(page, 'Took it up Katahdin').isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('#product-reviews');
    expect(await isInView(page)).toBe(true);
    expect(await pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    await pages.getByRole('link', { name: 'Page 1' }).focus();
    await page.keyboard.press('Enter');
    await review(page, 'Number 7').waitFor();
  }

  it('open from the stars and by their heading, by pointer and keys, and have pages', async () => {
    writeReviews(7);
    const { page } = await open('/enamel-mug/', { width: 375 });
    // These widgets wait for an interaction. A pointer move is one; a scroll is not.
    await toggle(page).hover();
    await untilMounted(page, '#product-reviews');
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = review(page, 'Number 7');
    await toggle(page).click();
    await first.waitFor({ state: 'hidden' });
    await page.locator('#productReview_link').click();
    await first.waitFor();
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await isInView(page)).toBe(true);
    await toggle(page).click();
    await first.waitFor({ state: 'hidden' });
    // The link must open the reviews even if the page already has its URL.
    await page.locator('#productReview_link').focus();
    await page.keyboard.press('Enter');
    await first.waitFor();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await first.waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await first.waitFor();
    await turnPages(page);
  });

  it('are linked from a quick view to the product’s page', async () => {
    const { page } = await open('/kitchen-table/mugs-glasses/', { mounted: false });
    await page.getByRole('link', { name: /^Quick view.*Enamel Mug/ }).focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: 'Enamel Mug' });
    await view.getByRole('heading', { name: 'Enamel Mug' }).waitFor();
    expect(await view.getByText('Took it up Katahdin').count()).toBe(0);
    await view.getByRole('link', { name: /review/ }).click();
    await page.waitForURL('**/enamel-mug/#product-reviews');
    await review(page, 'Took it up Katahdin').waitFor();
    expect(await isInView(page)).toBe(true);
  });

  it('have pages without JavaScript', async () => {
    writeReviews(7);
    const { page } = await shop.open('/enamel-mug/', { javaScript: false });
    await turnPages(page);
  });
});

describe('the form for a review', () => {
  beforeEach(() => void (shop.server.world.settings.reviewsModerated = false));
  const field = (page: Page, name: string) => section(page).getByLabel(name, { exact: true });
  const send = (page: Page) => section(page).getByRole('button', { name: 'Send review' });

  const fillIn = async (page: Page): Promise<void> => {
    await field(page, 'Rating').selectOption('4');
    await field(page, 'Email').fill('jo@example.com');
    await field(page, 'Headline').fill('Holds <hot> & cold');
    await field(page, 'Your review').fill('Every morning.');
    await section(page).getByRole('textbox', { name: /^Name/ }).fill('Jo');
  };
  const written = () => shop.server.world.reviews.written();
  const untilShown = async (page: Page) => {
    await page.getByText('Thank you. Your review is shown below.').waitFor();
    await review(page, 'Holds <hot> & cold').waitFor();
    expect(written()).toMatchObject([
      { email: 'jo@example.com', review: { rating: 4, name: 'Jo', text: 'Every morning.' } },
    ]);
  };

  it('sends a review without JavaScript, and shows it', async () => {
    const { page } = await shop.open('/enamel-mug/', { javaScript: false });
    await section(page).locator('summary', { hasText: 'Write a review' }).click();
    await fillIn(page);
    await send(page).click();
    await page.waitForURL('**/enamel-mug/#reviews');
    await untilShown(page);
    expect(await isInView(page)).toBe(true);
  });
});

describe('the form for a review in a shop that moderates reviews', () => {
  it('shows that the review will be published later', async () => {
    shop.server.world.settings.reviewsModerated = true;
    const { page } = await open('/enamel-mug/#write_review', { mounted: false });
    await section(page).getByLabel('Rating').selectOption('2');
    await section(page).getByLabel('Email').fill('jo@example.com');
    await section(page).getByLabel('Headline').fill('Chipped');
    await section(page).getByLabel('Your review').fill('On the second day.');
    await section(page).getByRole('button', { name: 'Send review' }).click();
    await page.getByText('Thank you. Your review will be shown once we have read it.').waitFor();
    expect(await review(page, 'Chipped').count()).toBe(0);
  });
});
