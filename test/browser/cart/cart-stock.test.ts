import { describe, expect, it } from '@jest/globals';
import { clamp, openCart, type Wanted } from './open-cart';
import { useShop } from '../driver/use-shop';

const lanterns: Wanted = { name: 'Storm Lantern', quantity: 6 };
const parcel = 'Things that we still have to make follow in a parcel of their own.';
const brushes: Wanted = {
  name: 'Paint Brushes, Set of 3',
  quantity: 6,
  options: { 'attribute[12301]': '1230103' },
};

describe.each([true, false])('what of a line follows later (JavaScript: %p)', (javaScript) => {
  const shop = useShop();

  it('is said in the line: how many, and when', async () => {
    const { page, line } = await openCart(shop, [lanterns], { javaScript });
    expect(await page.getByText(parcel).isVisible()).toBe(true);
    const note = line(lanterns).getByText('will be sent later');
    expect((await note.locator('..').textContent())?.replace(/\s+/g, ' ').trim()).toBe(
      '4 ready to send. 2 will be sent later. The next pressing is due in three weeks.',
    );
  });

  it('is said of a product that was picked in an option, by its name', async () => {
    const { page, line } = await openCart(shop, [brushes], { javaScript });
    expect(await page.getByText(parcel).isVisible()).toBe(true);
    const note = line(brushes).getByText('will be sent later').locator('..');
    expect((await note.textContent())?.replace(/\s+/g, ' ').trim()).toMatch(
      /^Storm Lantern: 4 ready to send\. 2 will be/,
    );
  });

  it('is nothing where all of it is there', async () => {
    const { page, line } = await openCart(shop, [clamp], { javaScript });
    expect(await line(clamp).getByText('later').count()).toBe(0);
    expect(await page.getByText(parcel).count()).toBe(0);
    expect(await page.locator('main').textContent()).not.toContain('[object');
  });
});
