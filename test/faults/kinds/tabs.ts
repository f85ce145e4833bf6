import type { Page } from 'playwright-core';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import type { Fault } from '../fault';
import type { Scene } from '../scene';

const kind = 'storage, cookies and the clock';
/** The last cart quantity that the script in the other tab dispatches. */
const newest = 49;

/** Counts the quantities that other tabs have stored. The shop's own responses are below 10, and are not counted. */
const countWrites = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('storage', ({ key, newValue }) => {
      if (!key?.startsWith('cart-quantity') || Number(newValue) < 10) return;
      sessionStorage.setItem('writes-of-others', `${Number(sessionStorage.getItem('writes-of-others')) + 1}`);
    });
  });
const writesOfOthers = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('writes-of-others')));

/** Opens two more tabs, and dispatches forty cart quantities in one of them. */
async function dispatchInTab({ context, url, page }: Scene): Promise<void> {
  const [sender, receiver] = [await context.newPage(), await context.newPage()];
  for (const tab of [sender, receiver]) {
    await mountAtOnce(tab);
    await countWrites(tab);
    await tab.goto(`${url}/about-us/`);
    await tab.waitForSelector('[data-widget="cart-badge"][data-widget-status="mounted"]', { state: 'attached' });
  }
  await sender.evaluate(async (last) => {
    for (let quantity = last - 39; quantity <= last; quantity += 1) {
      document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: quantity }));
      await new Promise((later) => setTimeout(later));
    }
  }, newest);
  // Meanwhile the page of the journey may have stored a response of the shop.
  await receiver.waitForFunction(
    () => document.querySelector('.cart-quantity')?.textContent === localStorage.getItem('cart-stored')?.split(' ')[1],
  );
  const echoes = await writesOfOthers(sender);
  if (echoes > 0) throw new Error(`other tabs wrote ${echoes} quantities back to the tab that dispatched them`);
  await sender.close();
  await receiver.close();
  await page.bringToFront();
}

export const echoOfTabs: Fault = {
  name: 'another tab stores forty cart quantities',
  kind,
  effect: 'none',
  apply: dispatchInTab,
};

/** Stores the quantity of another cart with a time in the future, as a clock does that was years ahead. */
export const storedByFastClock: Fault = {
  name: 'the stored quantity is from another cart and from a fast clock',
  kind,
  effect: 'none',
  early: ({ page }) =>
    page.addInitScript(() => {
      if (sessionStorage.getItem('kept-once')) return;
      sessionStorage.setItem('kept-once', '1');
      localStorage.setItem('cart-stored', `other-cart 77 ${Date.now() + 200_000_000_000}`);
    }),
  apply: async ({ page }) => {
    const shown = await page.locator('.cart-quantity').first().textContent();
    if (shown?.trim() === '77') throw new Error('the badge shows the quantity of another cart');
  },
};
