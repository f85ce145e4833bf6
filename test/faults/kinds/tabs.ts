import type { Page } from 'playwright-core';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import type { Fault } from '../fault';
import type { Scene } from '../scene';

const kind = 'storage, cookies and the clock';
/** The number that the shop's own script says last. */
const newest = 49;

/** Counts the numbers of a tab that other tabs have written. What the shop has answered is smaller, and is theirs to write. */
const countWrites = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('storage', ({ key, newValue }) => {
      if (!key?.startsWith('cart-quantity') || Number(newValue) < 10) return;
      sessionStorage.setItem('heard', `${Number(sessionStorage.getItem('heard')) + 1}`);
    });
  });
const heard = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('heard')));

/** Two tabs beside the journey's, which hear of forty numbers that a script says in one of them. */
async function sayInTab({ context, address, page }: Scene): Promise<void> {
  const [speaker, listener] = [await context.newPage(), await context.newPage()];
  for (const tab of [speaker, listener]) {
    await mountAtOnce(tab);
    await countWrites(tab);
    await tab.goto(`${address}/about-us/`);
    await tab.waitForSelector('[data-widget="cart-badge"][data-widget-status="mounted"]', { state: 'attached' });
  }
  await speaker.evaluate(async (last) => {
    for (let quantity = last - 39; quantity <= last; quantity += 1) {
      document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: quantity }));
      await new Promise((later) => setTimeout(later));
    }
  }, newest);
  // The page of the journey may have asked the shop meanwhile, and kept its answer.
  await listener.waitForFunction(
    () => document.querySelector('.cart-quantity')?.textContent === localStorage.getItem('cart-quantity:1:USD'),
  );
  const echoes = await heard(speaker);
  if (echoes > 0) throw new Error(`${echoes} writes came back to the tab that had learnt the numbers`);
  await speaker.close();
  await listener.close();
  await page.bringToFront();
}

export const echoOfTabs: Fault = {
  name: 'a tab beside tells forty numbers of the cart',
  kind,
  effect: 'none',
  strike: sayInTab,
};

/** As a clock that was ahead by years leaves it: another cart's number, from a time to come. */
export const keptByWrongClock: Fault = {
  name: 'a clock that was ahead has kept another cart’s number',
  kind,
  effect: 'none',
  early: ({ page }) =>
    page.addInitScript(() => {
      if (sessionStorage.getItem('kept-once')) return;
      sessionStorage.setItem('kept-once', '1');
      localStorage.setItem('cart-kept', `other-cart 77 ${Date.now() + 200_000_000_000}`);
    }),
  strike: async ({ page }) => {
    const shown = await page.locator('.cart-quantity').first().textContent();
    if (shown?.trim() === '77') throw new Error('the badge shows the number of another cart');
  },
};
