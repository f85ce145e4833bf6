import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { clamp, openCart, type Wanted } from '../../support/shopping/open-cart';

const lanterns: Wanted = { name: 'Storm Lantern', quantity: 6 };
const parcel = 'Things that we still have to make follow in a parcel of their own.';
const brushes: Wanted = {
  name: 'Paint Brushes, Set of 3',
  quantity: 6,
  options: { 'attribute[12301]': '1230103' },
};

describe('the part of a cart line that is sent later', () => {
  const shop = useShop();

  it('is shown in the line, also for a product chosen in an option', async () => {
    const { page, line } = await openCart(shop, [lanterns, brushes, clamp], { javaScript: false });
    expect(await page.getByText(parcel).isVisible()).toBe(true);
    const noteOf = async (wanted: Wanted) => {
      const note = line(wanted).getByText('will be sent later').locator('..');
      return (await note.textContent())?.replace(/\s+/g, ' ').trim();
    };
    expect(await noteOf(lanterns)).toBe(
      '4 ready to send. 2 will be sent later. The next pressing is due in three weeks.',
    );
    expect(await noteOf(brushes)).toMatch(/^Storm Lantern: 4 ready to send\. 2 will be/);
    expect(await line(clamp).getByText('later').count()).toBe(0);
  });

  it('is not mentioned when everything is in stock', async () => {
    const { page, line } = await openCart(shop, [clamp], { javaScript: false });
    expect(await line(clamp).getByText('later').count()).toBe(0);
    expect(await page.getByText(parcel).count()).toBe(0);
    expect(await page.locator('main').textContent()).not.toContain('[object');
  });
});
