import { describe, expect, it } from '@jest/globals';
import { cartLines } from '../../support/shopping/read-cart';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { findChoosable } from '../sale/sale-page';
import { putFields } from '../../support/driver/put-fields';

const { product, field, variants, valueOf } = findChoosable();
const [, chosen] = variants;

/** Properties and methods of a form that ours and other scripts read. */
const names = (
  'elements closest childNodes contains dataset querySelector querySelectorAll parentElement attributes children ' +
  'id name form submit requestSubmit reset action method target title style className classList hidden isConnected ' +
  'matches localName tagName innerHTML getAttribute getAttributeNames hasAttribute removeEventListener dispatchEvent ' +
  'reportValidity checkValidity noValidate length firstElementChild lastChild nextElementSibling remove ' +
  'getBoundingClientRect focus'
).split(' ');

describe('a product’s form with fields of the names of its own properties', () => {
  const shop = useShop();
  const form = 'main .productView form[data-cart-item-add]';
  const open = (fields: readonly string[]) =>
    shop.open(`/${product.slug}/`, { mounted: false, before: (page) => putFields(page, fields) });
  const statuses = (slots: { widget: string; status: string }[]) =>
    Object.fromEntries(slots.map(({ widget, status }) => [widget, status]));

  // The driver asks forms by the names that are hidden, so the browser does all by itself.
  it('chooses and sells as ever', async () => {
    const { page } = await open(names);
    const until = (selector: string) => page.waitForFunction((one) => document.querySelector(one) !== null, selector);
    const press = (selector: string) =>
      page.evaluate((one) => document.querySelector<HTMLElement>(one)?.click(), selector);
    await until(`${form}[data-widget-status="mounted"]`);
    await press(`${form} input[name="${field}"][value="${valueOf(chosen)}"]`);
    await page.waitForFunction((sku) => document.querySelector('[data-product-sku]')?.textContent === sku, chosen.sku);
    // A real press: the button has the focus, which the dialog must give back past the form.
    await page.evaluate((one) => document.querySelector<HTMLElement>(one)?.focus(), `${form} #form-action-addToCart`);
    await page.keyboard.press('Enter');
    await until('#previewModal[open] .previewCart');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.id === 'form-action-addToCart');
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([chosen.id]);
    // Listeners of the whole page look at the form itself too.
    await page.evaluate((one) => {
      const pressed = new MouseEvent('click', { bubbles: true });
      Element.prototype.dispatchEvent.call(document.querySelector(one), pressed);
    }, form);
  });

  it('fails alone where React can’t work, says so once, and posts natively', async () => {
    const { page, trouble } = await open(['firstChild']);
    trouble.expect(/hides what the widget needs/);
    await untilMounted(page, 'main .productView :is([data-widget="product-price"], [data-widget="product-options"])');
    const slots = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main .productView [data-widget-status]')].map(
        ({ dataset: { widget = '', widgetStatus = '' } }) => ({ widget, status: widgetStatus }),
      ),
    );
    expect(statuses(slots)).toMatchObject({
      'add-to-cart': 'failed',
      'product-options': 'mounted',
      quantity: 'mounted',
    });
    expect(trouble.expected().filter((complaint) => complaint.startsWith('widgets:error'))).toEqual([
      'widgets:error: add-to-cart: a field named "firstChild" hides what the widget needs of its form; give the field another name',
    ]);
    await page.click(`${form} #form-action-addToCart`);
    await page.waitForURL('**/cart.php**');
    expect(cartLines(shop.server)).toHaveLength(1);
  });
});
