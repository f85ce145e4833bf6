import { describe, expect, it } from '@jest/globals';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { quantity } from '../../../../../widgets/product/quantity/quantity';
import { printExample } from '../../../../support/examples/mount-example';
import { settle } from '../../../../support/jest/settle';
import { buyable, mountProductExample, productHtml } from '../product-page';

/** The field's value and the slot's limits as the shop renders them; null is no limit. */
interface Given {
  min?: number | null;
  max?: number | null;
  stock?: number | null;
  value?: string;
}
const limits = (min: number | null, max: number | null): Given => ({ min, max });
const unlimited = limits(null, null);

const inForm = (inner: string) => productHtml(`<form data-cart-item-add>${inner}<button>Add</button></form>`);

/** The example with other numbers than 1, at least 1 and at most 10. */
const given = ({ min = 1, max = 10, stock = null, value = '1' }: Given, around = inForm) => ({
  around,
  change: (slot: HTMLElement) => {
    delete slot.dataset.minQuantity;
    delete slot.dataset.maxQuantity;
    if (min !== null) slot.dataset.minQuantity = String(min);
    if (max !== null) slot.dataset.maxQuantity = String(max);
    if (stock !== null) slot.dataset.stockQuantity = String(stock);
    slot.querySelector('input')!.defaultValue = value;
  },
});

const digitsOnly = 'The quantity should contain only numbers';
const tooFew = (least: number) => `The minimum purchasable quantity is ${least}`;
const tooMany = (most: number) => `The maximum purchasable quantity is ${most}`;

const mount = async (numbers: Given = {}, rendered: ProductAttributes = buyable, around = inForm) => {
  const mounted = await mountProductExample(quantity, rendered, given(numbers, around));
  const input = mounted.part('input') as HTMLInputElement;
  const press = async (name: 'increase' | 'decrease') => {
    mounted.part(name).click();
    await settle();
    return input.value;
  };
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
  };
  const leave = async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  const entry = () => Object.values(mounted.store.getState().productOptions)[0];
  return { ...mounted, input, press, type, leave, entry, error: () => mounted.part('error').textContent };
};

describe('the quantity, before its code arrives', () => {
  it('is a field of the form', () => {
    printExample(quantity, given({}));
    expect([...new FormData(document.querySelector('form')!)]).toEqual([['qty[]', '1']]);
  });
});

describe('the quantity, when it is mounted', () => {
  it('grows by one up to the limit', async () => {
    const { press, part } = await mount(limits(null, 3));
    expect([await press('increase'), await press('increase'), await press('increase')]).toEqual(['2', '3', '3']);
    expect(part('increase').getAttribute('aria-disabled')).toBe('true');
  });

  it('grows by each press, even if several are made before a render', async () => {
    const { part, press } = await mount(unlimited);
    part('increase').click();
    part('increase').click();
    expect(await press('increase')).toBe('4');
  });

  it('shrinks by one, not below 1 and not below the limit', async () => {
    const { press } = await mount({ ...unlimited, value: '2' });
    expect(await press('decrease')).toBe('1');
    expect(await press('decrease')).toBe('1');
    const limited = await mount({ min: 4, max: null, value: '5' });
    expect(await limited.press('decrease')).toBe('4');
    expect(await limited.press('decrease')).toBe('4');
  });

  it('treats a limit of 0 as no limit', async () => {
    const { press } = await mount({ min: 0, max: 0, value: '99' });
    expect(await press('increase')).toBe('100');
  });

  it('starts at 1 when + is pressed on an empty field', async () => {
    const { press, type } = await mount(unlimited);
    await type('');
    expect(await press('increase')).toBe('1');
  });

  it('stores and announces a new quantity', async () => {
    const { press, entry, store } = await mount();
    await press('increase');
    expect(entry()).toMatchObject({ quantity: 2, quantityError: '' });
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['Quantity 2']);
  });

  it('shows that only digits are allowed, and makes the form invalid', async () => {
    const { type, error, input, entry, slot } = await mount();
    await type('two');
    expect(error()).toEqual(digitsOnly);
    expect(slot.classList.contains('form-field--error')).toBe(true);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toBe('quantity-77-problem');
    expect(input.form?.checkValidity()).toBe(false);
    expect(entry()).toMatchObject({ quantity: 1, quantityError: digitsOnly });
    await type('2');
    expect(error()).toBe('');
    expect(input.form?.checkValidity()).toBe(true);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(slot.classList.contains('form-field--error')).toBe(false);
  });

  it('shows no message for an empty field before the shopper leaves it', async () => {
    const { type, leave, error } = await mount();
    await type('');
    expect(error()).toBe('');
    await leave();
    expect(error()).toBe(digitsOnly);
  });

  it('shows the limit that a typed number exceeds, and gives the browser the same message', async () => {
    const { type, error, input } = await mount(limits(2, 5));
    await type('9');
    expect([error(), input.validationMessage]).toEqual([tooMany(5), tooMany(5)]);
    await type('1');
    expect([error(), input.validationMessage]).toEqual([tooFew(2), tooFew(2)]);
  });

  it('shows its message when the form is submitted, and takes the focus', async () => {
    const { type, input, error } = await mount();
    await type('');
    input.form?.querySelector<HTMLButtonElement>(':scope > button')?.click();
    await settle();
    expect(error()).toBe(digitsOnly);
    expect(document.activeElement).toBe(input);
  });

  it.each([' 3', '3 ', '003'])('posts 3 for %j', async (typed) => {
    const { type, leave, input } = await mount();
    await type(typed);
    await leave();
    expect(new FormData(input.form!).get('qty[]')).toBe('3');
  });

  it('does not send the form with Enter', async () => {
    const { input } = await mount();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    input.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

describe('the quantity and the stock', () => {
  const toSell = (quantity: number) => ({ ...buyable, available_to_sell: quantity });
  const picking = (quantity: number) => ({
    ...buyable,
    selected_picklist_options: [{ attribute_value_id: 901, product_id: 118, auto_adjust_inventory_flag: true }],
    picklist_products_details: [{ product_id: 118, available_to_sell: quantity }],
  });
  const withLantern = (inner: string) =>
    inForm(`${inner}<label data-product-attribute-value="901" data-value-name="Lantern"></label>`);

  it('is at most the number that the shop can sell', async () => {
    const { type, press, error } = await mount(unlimited, toSell(3));
    await type('4');
    expect(error()).toBe(tooMany(3));
    await type('3');
    expect(error()).toBe('');
    expect(await press('increase')).toBe('3');
  });

  it('is at most the rendered stock, until a response of the shop has another one', async () => {
    const { type, error, respond } = await mount({ ...unlimited, stock: 46 });
    await type('70');
    expect(error()).toBe(tooMany(46));
    await respond(toSell(80));
    expect(error()).toBe('');
  });

  it('is at most the maximum of an order, if that is less', async () => {
    const { type, error } = await mount(limits(null, 2), toSell(3));
    await type('3');
    expect(error()).toBe(tooMany(2));
  });

  it('shows at once that it is too much for a newly picked product', async () => {
    const { type, error, respond, input } = await mount(unlimited, buyable, withLantern);
    await type('4');
    expect(error()).toBe('');
    await respond(picking(3));
    expect(error()).toBe('The maximum purchasable quantity of Lantern is 3');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await respond(buyable);
    expect(error()).toBe('');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('the quantity, when the shop changes', () => {
  it('cannot be stepped while the product cannot be bought', async () => {
    const { part, respond } = await mount();
    const disabled = () => ['decrease', 'increase'].map((name) => (part(name) as HTMLButtonElement).disabled);
    await respond({ purchasable: true, instock: false });
    expect(disabled()).toEqual([true, true]);
    await respond(buyable);
    expect(disabled()).toEqual([false, false]);
    await respond({ purchasable: false, instock: true });
    expect(disabled()).toEqual([true, true]);
  });

  it.each([buyable, { purchasable: false, instock: false, purchasing_message: 'Not for sale' }])(
    'keeps the typed number at the response %j',
    async (attributes) => {
      const { type, input, respond } = await mount();
      await type('4');
      await respond(attributes);
      expect(input.value).toBe('4');
    },
  );
});
