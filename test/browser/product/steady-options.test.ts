import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

/** The positions of all controls, from the top of the page. */
const places = (page: Page) =>
  page.locator('main :is(button, a, label, summary):visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('title') ?? control.textContent?.trim().replace(/\s+/g, ' ');
      return [name, ...[left, top + scrollY, width, height].map(Math.round)].join(' ');
    }),
  );

const shop = useShop();
const open = useVisits(shop);

describe.each([375, 1280])('a product with a value that is sold out, %i px wide', (width) => {
  it('keeps every control in place when the value is marked', async () => {
    let release: Awaited<ReturnType<typeof holdCode>> | undefined;
    const { page } = await open('/enamel-mug/', {
      width,
      mounted: false,
      before: async (one) => void (release = await holdCode(one)),
    });
    const before = await places(page);
    await release?.();
    await untilMounted(page, 'main [data-widget="product-options"]');
    await page.locator('main .form-option.unavailable').waitFor();
    expect(await page.locator('main .form-option.unavailable').getAttribute('title')).toBe('Moss');
    expect(await page.getByRole('radio', { name: 'Moss (Sold out & in the kiln)', exact: true }).count()).toBe(1);
    expect(await places(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(20);
  });
});

describe('a double press on a control', () => {
  it.each(['.form-option', 'summary'])('selects no text of %s', async (control) => {
    const { page } = await open('/enamel-mug/', { mounted: false });
    await page.locator(`main ${control}`).first().dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.locator('h1').dblclick();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  });
});
