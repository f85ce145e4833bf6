import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { speak } from '../../support/states/speak';

const code = 'he-xb';
const open = useVisits(useShop({ settings: { languages: ['en', 'fr', code, 'ar-xb'], slides: 3 } }));
const word = speak(code);
const sides = (page: Page, selector: string): Promise<{ left: number; right: number; width: number }> =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right, width: innerWidth };
  });

describe('a page that is written from right to left', () => {
  it('has the direction rtl, and its logo on the right', async () => {
    const { page } = await open(`/${code}/`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const logo = await sides(page, 'header .header-main a >> nth=0');
    expect(logo.width - logo.right).toBeLessThan(logo.left);
  });

  it('has slides that advance to the left and return to the right', async () => {
    const { page } = await open(`/${code}/`);
    await untilMounted(page, '[data-widget="carousel"]');
    const track = page.locator('.heroCarousel-slides');
    const button = (key: string) => page.getByRole('button', { name: word(key), exact: true });
    const [next, previous] = [button('carousel.next'), button('carousel.previous')];
    expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
    await next.click();
    await until('the second slide is in view', () => track.evaluate((one) => one.scrollLeft < -one.clientWidth / 2));
    await previous.click();
    await until('the first slide is in view', () => track.evaluate((one) => one.scrollLeft > -1));
  });

  it('has tabs whose left arrow key selects the next one', async () => {
    const { page } = await open(`/${code}/harbour-desk-lamp/`);
    const tab = (key: string) => page.getByRole('tab', { name: word(key), exact: true });
    await page
      .getByRole('link', { name: word('products.warranty'), exact: true })
      .or(tab('products.warranty'))
      .first()
      .click();
    await untilMounted(page, '[data-widget="tabs"]');
    await tab('products.description').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await tab('products.warranty').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    expect(await tab('products.description').getAttribute('aria-selected')).toBe('true');
  });

  // Numbers after Arabic letters, unlike those after Hebrew ones, move adjacent signs to their left.
  it('has each currency’s sign on the left of its number, also after Arabic words', async () => {
    const { page } = await open('/ar-xb/harbour-desk-lamp/', { mounted: false });
    const amounts = await page.locator('.productView-price .price').evaluateAll((found) =>
      found.flatMap((one) => {
        const text = one.firstChild;
        if (!text?.textContent?.startsWith('$') || !one.checkVisibility()) return [];
        const range = document.createRange();
        const leftOf = (at: number) => {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return [`${text.textContent}: ${leftOf(0) < leftOf(1) ? 'left' : 'right'}`];
      }),
    );
    expect(amounts).toEqual(['$160.00: left', '$200.00: left', '$210.00: left', '$50.00: left']);
  });

  it('shows a house number to the left of its street', async () => {
    const { page } = await open('/ar-xb/', { mounted: false });
    const [house, street] = await page.locator('.footer-address').evaluate((address) => {
      const text = document.createTreeWalker(address, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [0, 2].map((at) => {
        const range = document.createRange();
        range.setStart(text, text.data.indexOf('4 Ropewalk Yard') + at);
        range.setEnd(text, text.data.indexOf('4 Ropewalk Yard') + at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(house).toBeLessThan(street ?? 0);
    const address = await sides(page, '.footer-address');
    const heading = await sides(page, '#footer-contact');
    expect(Math.round(address.right)).toBe(Math.round(heading.right));
  });

  it('has its menu’s drawer on the right of a phone', async () => {
    const { page } = await open(`/${code}/shipping-returns/`, { width: 375, mounted: false });
    await page.getByRole('button', { name: word('header.menu'), exact: true }).click();
    await until('the drawer is at the edge', async () => {
      const drawer = await sides(page, '.navPages-container');
      return Math.round(drawer.right) === drawer.width && drawer.left > 0;
    });
  });

  it('shows the next picture on the whole screen at the left arrow key', async () => {
    const { page } = await open(`/${code}/harbour-desk-lamp/`);
    await page.locator('[data-widget="product-gallery"] [data-part="link"]').first().focus();
    await page.keyboard.press('Enter');
    const number = page.locator('[data-part="counter"]');
    await number.waitFor();
    await page.keyboard.press('ArrowLeft');
    await until('the second picture is shown', async () => /2\D+4/.test(await number.innerText()));
  });
});
