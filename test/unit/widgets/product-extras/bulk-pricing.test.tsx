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
const mountTable = (rendered: ProductAttributes | null = null) =>
  mountProductExample(bulkPricing, rendered, { change: withoutDialog });

const rates = [{ min: 10, max: 0, type: 'percent', discount: { formatted: '5%', value: 5 } }];

describe('the prices for larger quantities, when they are mounted', () => {
  it('stay as the server rendered them', async () => {
    const { part } = await mountTable({ bulk_discount_rates: rates });
    expect(part('table').textContent).toBe('Buy more');
  });
});

describe('the prices for larger quantities, when the shop changes', () => {
  it('are the shop’s HTML for the chosen options, also of a product out of stock', async () => {
    const { part, respond } = await mountTable();
    await respond({ instock: false, bulk_discount_rates: rates }, '<table><caption>10 or more</caption></table>');
    expect(part('table').innerHTML).toBe('<table><caption>10 or more</caption></table>');
  });

  it('are empty for options without any, even if the response has HTML', async () => {
    const { part, respond } = await mountTable();
    await respond({ bulk_discount_rates: null }, '<table></table>');
    expect(part('table').innerHTML).toBe('');
    await respond({ bulk_discount_rates: [] }, '');
    expect(part('table').innerHTML).toBe('');
  });

  it('hide and show the elements that have no content without them', async () => {
    const { part, respond } = await mountProductExample(bulkPricing, null, {
      change: (slot) => slot.insertAdjacentHTML('afterbegin', '<b data-part="row" hidden>Bulk prices</b>'),
    });
    expect(part('row').hidden).toBe(true);
    await respond({ bulk_discount_rates: rates }, '<p>10 or more</p>');
    expect(part('row').hidden).toBe(false);
    await respond({ bulk_discount_rates: [] }, '');
    expect(part('row').hidden).toBe(true);
  });

  it('stay if the response does not mention them', async () => {
    const { part, respond } = await mountTable();
    await respond({ sku: 'B-2' }, '');
    expect(part('table').textContent).toBe('Buy more');
  });
});

describe('the prices for larger quantities in a dialog', () => {
  const mount = async (change?: typeof withRates) => {
    const mounted = await mountProductExample(bulkPricing, null, change && { change });
    const link = mounted.part('open') as HTMLAnchorElement;
    const dialog = mounted.part('dialog') as HTMLDialogElement;
    const press = async (init: MouseEventInit = {}) => {
      let isHandled = false;
      const browser = (event: Event) => {
        isHandled = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', browser, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      await settle();
      return isHandled;
    };
    return { ...mounted, link, dialog, press };
  };
  beforeEach(giveDialogs);
  afterEach(() => history.replaceState(null, '', '/'));

  it('open by the link, which is not followed, and close by the button', async () => {
    const { dialog, press, part } = await mount(withRates);
    expect(dialog.open).toBe(false);
    expect(await press()).toBe(true);
    expect(dialog.open).toBe(true);
    part('close').click();
    await settle();
    expect(dialog.open).toBe(false);
  });

  it('close at a click outside, not at a click inside', async () => {
    const { dialog, press, part } = await mount(withRates);
    await press();
    part('table').click();
    await settle();
    expect(dialog.open).toBe(true);
    dialog.click();
    await settle();
    expect(dialog.open).toBe(false);
  });

  it('leave a press with Ctrl to the browser', async () => {
    const { dialog, press } = await mount(withRates);
    expect(await press({ ctrlKey: true })).toBe(false);
    expect(dialog.open).toBe(false);
  });

  it('open by the hash of the URL, at once or later', async () => {
    history.replaceState(null, '', '#bulk_pricing');
    const { dialog, link } = await mount(withRates);
    await settle();
    expect(dialog.open).toBe(true);
    expect(document.activeElement === link).toBe(false);
    dialog.close();
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(dialog.open).toBe(true);
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

  it('do not open if the product has none', async () => {
    history.replaceState(null, '', '#bulk_pricing');
    const { dialog } = await mount();
    await settle();
    expect(dialog.open).toBe(false);
  });

  it('are shown and hidden with the chosen options', async () => {
    const { link, part, respond } = await mount(withRates);
    await respond({ bulk_discount_rates: [] }, ' ');
    expect(link.hidden).toBe(true);
    expect(part('table').innerHTML).toBe('');
    await respond({ bulk_discount_rates: rates }, '<p>10 or more</p>');
    expect(link.hidden).toBe(false);
    expect(part('table').textContent).toBe('10 or more');
  });
});
