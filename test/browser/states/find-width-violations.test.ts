import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { findWidthViolations } from '../../support/states/find-width-violations';

describe('the search for accessibility violations at a width', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop);
  const open = async () => {
    const { page } = await begin();
    await page.setViewportSize({ width: 320, height: 900 });
    await visit(page, `${shop.url}/shipping-returns/`);
    return page;
  };
  const isAxeLoaded = (page: Page) => page.evaluate(() => 'axe' in window);
  /** Inserts an element at the start of the page's main part. The shop's policy allows scripts to style it. */
  const insert = (page: Page, name: string, text: string, style: Readonly<Record<string, string>>) =>
    page.evaluate(
      ([tag, inside, look]) => {
        const element = document.createElement(tag);
        element.textContent = inside;
        Object.assign(element.style, look);
        document.querySelector('main')?.prepend(element);
      },
      [name, text, style] as const,
    );
  const small = { width: '12px', height: '12px', minWidth: '0', minHeight: '0', padding: '0' };

  it('checks only markup that it has not checked before, and reports a barrier each time', async () => {
    let page = await open();
    expect(await findWidthViolations(page, [])).toEqual([]);
    page = await open();
    expect(await findWidthViolations(page, [])).toEqual([]);
    expect(await isAxeLoaded(page)).toBe(false);

    await insert(page, 'button', 'x', small);
    await insert(page, 'button', 'y', small);
    expect((await findWidthViolations(page, [])).join()).toContain('target-size');
    // Markup with a barrier is checked again each time, and never cached as good.
    expect((await findWidthViolations(page, [])).join()).toContain('target-size');

    page = await open();
    await insert(page, 'div', 'far down '.repeat(200), { overflow: 'auto', height: '40px' });
    expect((await findWidthViolations(page, [])).join()).toContain('scrollable-region-focusable');
  });
});
