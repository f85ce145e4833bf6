import { describe, expect, it } from '@jest/globals';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

describe('a breakpoint', () => {
  it.each([
    ['small', 551],
    ['medium', 801],
    ['large', 1261],
  ])('%s is at %i pixels', async (name, width) => {
    const example = `/widgets/collapsible/1/alone?p_collapsible_disabled_from='${name}'`;
    const { page } = await shop.open(example, { width: width - 1 });
    const content = page.locator('#gallery-example details');
    const isOpen = () => content.evaluate((details) => (details as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(false);
    await page.setViewportSize({ width, height: 900 });
    await until('it is open', isOpen);
    await page.setViewportSize({ width: width - 1, height: 900 });
    await until('it can be closed again', async () => !(await isOpen()));
  });
});
