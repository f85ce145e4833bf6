import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { bulkPricing } from '../../../../widgets/product-extras/bulk-pricing';
import { settle } from '../../../support/jest/settle';
import { giveBoxes } from '../../core/controls/give-boxes';
import { giveDialogs } from '../global/give-dialogs';
import { mountProductExample } from '../product/product-page';

/** Adds bulk prices, which the example's product lacks. */
const withRates = (slot: HTMLElement) => {
  slot.querySelector<HTMLElement>('[data-part="open"]')!.hidden = false;
  slot.querySelector('[data-part="table"]')!.innerHTML = '<table><caption>Buy more</caption></table>';
};
/** The table on the page itself, because a template may leave out the dialog and its link. */
const withoutDialog = (slot: HTMLElement) => {
  withRates(slot);
  slot.replaceChildren(slot.querySelector('[data-part="table"]')!);
};
const mountTable = async (rendered: ProductAttributes | null = null) => {
  const mounted = await mountProductExample(bulkPricing, rendered, { change: withoutDialog });
  return { ...mounted, table: () => mounted.part('table').innerHTML };
};

const rates = [{ min: 10, max: 0, type: 'percent', discount: { formatted: '5%', value: 5 } }];
const more = '<p>10 or more</p>';

describe('the prices for larger quantities', () => {
  it('stay as the server rendered them if the response does not mention them', async () => {
    const { table, respond } = await mountTable({ bulk_discount_rates: rates });
    await respond({ sku: 'B-2' }, '');
    expect(table()).toContain('Buy more');
  });

  it('are the shop’s HTML for the chosen options, also of a product out of stock', async () => {
    const { table, respond } = await mountTable();
    await respond({ instock: false, bulk_discount_rates: rates }, more);
    expect(table()).toBe(more);
  });

  it('hide and show the elements that have no content without them', async () => {
    const { part, respond } = await mountProductExample(bulkPricing, null, {
      change: (slot) => slot.insertAdjacentHTML('afterbegin', '<b data-part="row" hidden>Bulk prices</b>'),
    });
    expect(part('row').hidden).toBe(true);
    await respond({ bulk_discount_rates: rates }, more);
    expect(part('row').hidden).toBe(false);
    await respond({ bulk_discount_rates: [] }, '');
    expect(part('row').hidden).toBe(true);
  });
});

describe('the prices for larger quantities in a dialog', () => {
  const mount = async (change?: typeof withRates) => {
    const mounted = await mountProductExample(bulkPricing, null, change && { change });
    await settle();
    const link = mounted.part('open');
    const press = (init: MouseEventInit = {}) => mounted.click(link, init);
    return { ...mounted, link, dialog: mounted.part('dialog') as HTMLDialogElement, press };
  };
  beforeEach(giveDialogs);
  afterEach(() => history.replaceState(null, '', '/'));

  it('open by the link, unless with Ctrl, and close by the button or outside, not at a click inside', async () => {
    const { dialog, press, part, click } = await mount(withRates);
    expect([await press({ ctrlKey: true }), dialog.open]).toEqual([true, false]);
    for (const outside of [part('close'), dialog]) {
      expect([await press(), dialog.open]).toEqual([false, true]);
      await click(part('table'));
      expect(dialog.open).toBe(true);
      await click(outside);
      expect(dialog.open).toBe(false);
    }
  });

  it('open by the hash of the URL, at once or later, if the product has any', async () => {
    history.replaceState(null, '', '#bulk_pricing');
    const { dialog, link } = await mount(withRates);
    expect([dialog.open, document.activeElement === link]).toEqual([true, false]);
    dialog.close();
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(dialog.open).toBe(true);
    expect((await mount()).dialog.open).toBe(false);
  });

  it('close for an overlay of another script, which they would cover', async () => {
    giveBoxes();
    const { dialog, press } = await mount(withRates);
    await press();
    document.body.insertAdjacentHTML('beforeend', '<div style="position: fixed" data-box="0 0 300 300"></div>');
    await new Promise((done) => setTimeout(done, 60));
    expect(dialog.open).toBe(false);
    document.body.lastElementChild!.remove();
  });

  it.each([
    [[], ' '],
    [null, '<table></table>'],
  ])('are hidden while the response has the prices %j and the HTML "%s"', async (none, html) => {
    const { link, part, respond } = await mount(withRates);
    await respond({ bulk_discount_rates: none }, html);
    expect([link.hidden, part('table').innerHTML]).toEqual([true, '']);
    await respond({ bulk_discount_rates: rates }, more);
    expect([link.hidden, part('table').innerHTML]).toEqual([false, more]);
  });
});
