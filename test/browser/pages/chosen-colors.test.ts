import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../../support/driver/find-violations';
import { useShop } from '../../support/driver/use-shop';

const chosen = {
  'body-bg': '#14181f',
  'color-textBase': '#f2f2f2',
  'color-textSecondary': '#b9bec8',
  'color-textHeading': '#ffd9a0',
  'button--primary-backgroundColor': '#ffd166',
  'button--primary-backgroundColorHover': '#ffe199',
  'button--primary-color': '#1a1a1a',
  'input-border-color': '#8a93a6',
  'color-sale': '#ff9a86',
  'color-error': '#ff9a86',
  'color-success': '#8fd6ac',
  color_text_product_sale_badges: '#1a1a1a',
  color_badge_product_sale_badges: '#ffd166',
  'optimizedCheckout-header-backgroundColor': '#204060',
  'optimizedCheckout-header-textColor': '#f0f0f0',
};

const colors = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });

describe('colours that a merchant chose', () => {
  // The local shop's policy allows no inline style without the page's nonce.
  const shop = useShop({ settings: { themeSettings: chosen } });

  it('replace those of the style, with enough contrast everywhere', async () => {
    const { page } = await shop.open('/lighting/', { mounted: false });
    expect(await colors(page, 'body')).toEqual(['rgb(20, 24, 31)', 'rgb(242, 242, 242)']);
    expect(await colors(page, 'h1')).toEqual([expect.anything(), 'rgb(255, 217, 160)']);
    expect(await colors(page, '.badge--sale')).toEqual(['rgb(255, 209, 102)', 'rgb(26, 26, 26)']);
    expect(await findViolations(page)).toEqual([]);
  });

  it('are in the checkout those of the checkout', async () => {
    const { page } = await shop.open('/checkout', { isBare: true });
    expect(await colors(page, 'body')).toEqual(['rgb(255, 255, 255)', 'rgb(28, 33, 30)']);
    expect(await colors(page, '.optimizedCheckout-header')).toEqual(['rgb(32, 64, 96)', 'rgb(240, 240, 240)']);
    expect(await colors(page, '.checkoutHeader-link')).toEqual([expect.anything(), 'rgb(240, 240, 240)']);
  });
});
