import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const shop = useShop();
const open = useVisits(shop);
const region = (html: string) =>
  beforeEach(() => void (shop.server.world.settings.regions = { home_below_menu: html }));
const isInWindow = (page: Page, id: string) =>
  page.waitForFunction((one) => {
    const { top, bottom } = document.getElementById(one)!.getBoundingClientRect();
    return bottom > top && top >= 0 && top < innerHeight;
  }, id);

/** More than the height of a window. */
const room = `<pre>${'\n'.repeat(90)}</pre>`;

describe('a URL that names an element inside a tab', () => {
  region(`
    <p><a href="#größe">To the sizes</a></p>
    ${room}
    <div class="tabbed" data-widget="tabs">
      <div class="tabs" data-part="list"><a class="tab" href="#tab-care" data-part="tab">Care</a>
        <a class="tab" href="#tab-sizes" data-part="tab">Sizes</a></div>
      <div class="tab-content" id="tab-care" data-part="panel">With a dry cloth</div>
      <div class="tab-content" id="tab-sizes" data-part="panel"><p>All sizes</p>
        <details id="größe"><summary>Table</summary><p>From S to XL</p></details></div>
    </div>
    ${room}`);

  it('shows the tab, opens the disclosure and scrolls to it, before the first input', async () => {
    const { page } = await open('/#größe', { mounted: false });
    await page.getByText('From S to XL').waitFor();
    expect(await page.getByText('With a dry cloth').isVisible()).toBe(false);
    await isInWindow(page, 'größe');
  });

  it('does so at a press on a link, too', async () => {
    const { page } = await open('/', { mounted: false });
    expect(await page.getByText('All sizes').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'To the sizes' }).click();
    await page.getByText('From S to XL').waitFor();
    await isInWindow(page, 'größe');
  });

  it('is revealed by the browser in a closed tab, as a text that its search finds, which opens the tab', async () => {
    const { page } = await open('/', { mounted: false });
    const closed = page.locator('#tab-sizes');
    await page.getByRole('link', { name: 'Care' }).focus();
    await until('the closed tab can be searched', async () => (await closed.getAttribute('hidden')) === 'until-found');
    expect((await closed.boundingBox())?.height).toBe(0);
    const revealed = await page.evaluate(async () => {
      const event = new Promise<Event>((seen) => addEventListener('beforematch', seen, { once: true }));
      location.hash = 'größe';
      return ((await event).target as Element).id;
    });
    expect(revealed).toBe('tab-sizes');
    await page.getByRole('tab', { name: 'Sizes' }).and(page.locator('[aria-selected="true"]')).waitFor();
    expect(await page.getByText('With a dry cloth').isVisible()).toBe(false);
    await isInWindow(page, 'größe');
  });

  it('shows the tab without JavaScript', async () => {
    const { page } = await shop.open('/#größe', { javaScript: false });
    expect(await page.getByText('All sizes').isVisible()).toBe(true);
    expect(await page.getByText('With a dry cloth').isVisible()).toBe(false);
    await isInWindow(page, 'größe');
  });
});

describe('a URL that ends in the hash of a dialog', () => {
  region(`<a href="#write_review">Write</a>
    <dialog class="modal" id="review" data-widget="dialog" data-name="review" data-hash="write_review">
      <h2>Your review</h2><button type="button" data-reveal-close>Close</button></dialog>`);
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your review' });
  /** The driver's URL of the page follows a change of the history later than the page's own. */
  const hasNoHash = (page: Page) => page.waitForFunction(() => location.hash === '', null, { timeout: 5_000 });

  it('opens it before the first input, and each time that a link leads to it', async () => {
    const { page } = await open('/#write_review', { mounted: false });
    await dialog(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await hasNoHash(page);
    await page.evaluate(() => (location.hash = 'write_review'));
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await hasNoHash(page);
  });

  it('is not what a press on such a link needs: the history stays', async () => {
    const { page } = await open('/#write_review', { mounted: false });
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    const before = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Write', exact: true }).click();
    await dialog(page).waitFor();
    expect(page.url()).toBe(`${shop.url}/`);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it('opens it at the first press on such a link', async () => {
    const { page } = await open('/', { mounted: false });
    await page.getByRole('link', { name: 'Write', exact: true }).click();
    await dialog(page).waitFor();
  });
});

describe('a drop-down with a field', () => {
  region(`<details class="dropdown" data-widget="dropdown" data-focus-field="true">
      <summary data-part="toggle">Find</summary>
      <form class="dropdown-menu" data-part="content"><label>Words <input name="words"></label></form>
    </details>`);

  it('focuses the field at the first press, and returns the focus at Escape', async () => {
    const { page } = await open('/', { mounted: false });
    const words = page.getByLabel('Words');
    await page.getByText('Find', { exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'words');
    await page.keyboard.type('oak');
    expect(await words.inputValue()).toBe('oak');
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find');
    await page.keyboard.press('Enter');
    await words.waitFor();
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});
