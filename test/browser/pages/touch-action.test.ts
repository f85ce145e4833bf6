import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

describe('a quick second tap', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it.each([
    ['/harbour-desk-lamp/', '#form-action-addToCart, .form-increment button, [data-part="thumbnail"], .form-option'],
    ['/', '[data-widget="carousel"] button, summary, .mobileMenu-toggle'],
    ['/lighting/', '.card button, .card .quickview, .facet summary, .form-select'],
  ])('does not zoom the page at a control of %s', async (path, selector) => {
    const { page } = await open(path, { width: 375, mounted: false });
    const controls = await page.locator(selector).evaluateAll((found) =>
      found.map((control) => {
        const { touchAction } = getComputedStyle(control);
        return touchAction === 'manipulation' ? 'manipulation' : `${touchAction}: ${control.outerHTML.slice(0, 120)}`;
      }),
    );
    expect(controls.length).toBeGreaterThan(2);
    expect([...new Set(controls)]).toEqual(['manipulation']);
  });

  it('zooms the text of a page, and two fingers zoom all of it', async () => {
    const { page } = await open('/shipping-returns/', { width: 375, mounted: false });
    const actions = await page
      .locator('html, body, main, main p, main h1')
      .evaluateAll((found) => found.map((element) => getComputedStyle(element).touchAction));
    expect([...new Set(actions)]).toEqual(['auto']);
  });
});
