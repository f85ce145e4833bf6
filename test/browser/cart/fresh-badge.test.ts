import { describe, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hideDriver } from '../../support/driver/hide-driver';
import { untilIdle } from '../../support/driver/until-idle';
import { useShop } from '../../support/driver/use-shop';
import { chooseValue } from '../../support/shopping/choose-option';
import { findChoosable, openSalePage } from '../sale/sale-page';

const { product, field, variants, valueOf } = findChoosable();
const [, second] = variants;

const badgeShows = (page: Page, quantity: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('.cart-quantity')?.innerText.trim() === wanted,
    quantity,
  );

describe('the cart badge', () => {
  const shop = useShop();

  it.each(['/', `/${product.slug}/`])('updates in another tab without an interaction: %s', async (path) => {
    const opened = await openSalePage(shop, product);
    await opened.responses.after(() => chooseValue(opened.form, field, valueOf(second)));
    const otherTab = await shop.openBeside(opened, path, { mounted: false, before: hideDriver });
    await untilIdle(otherTab.page);
    await opened.button.click();
    await badgeShows(opened.page, '1');
    await badgeShows(otherTab.page, '1');
  });
});
