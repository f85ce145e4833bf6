import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PickableProduct, ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { initialEntry, productScope } from '../../../../../core/state/product/product-entry';
import { quantity, sellLimit, whenReleased } from '../../../../../widgets/product/quantity/quantity';
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

const digitsOnly = 'The quantity should contain only numbers';
const tooMany = (most: number) => `The maximum purchasable quantity is ${most}`;

/** Mounts the example with other numbers than 1, at least 1 and at most 10. */
const mount = async (
  { min = 1, max = 10, stock = null, value = '1' }: Given = {},
  rendered: ProductAttributes = buyable,
  around = inForm,
  prepare: (slot: HTMLElement) => void = () => {},
) => {
  const change = (slot: HTMLElement) => {
    for (const [name, limit] of Object.entries({ minQuantity: min, maxQuantity: max, stockQuantity: stock })) {
      if (limit === null) delete slot.dataset[name];
      else slot.dataset[name] = String(limit);
    }
    slot.querySelector('input')!.defaultValue = value;
    prepare(slot);
  };
  const mounted = await mountProductExample(quantity, rendered, { around, change });
  const { part, slot, click, select, store } = mounted;
  const input = part('input') as HTMLInputElement;
  return {
    ...mounted,
    input,
    /** Presses a button, and returns the number in the field. */
    press: async (name: 'increase' | 'decrease') => (await click(part(name)), input.value),
    type: (text: string) => mounted.type(input, text),
    leave: () => select(input, input.value),
    entry: () => Object.values(store.getState().productOptions)[0],
    error: () => part('error').textContent,
    isMarked: () => [slot.classList.contains('form-field--error'), input.getAttribute('aria-invalid')],
  };
};

describe('the quantity', () => {
  it('grows by each press, even if several are made before a render', async () => {
    const { part, press } = await mount(unlimited);
    part('increase').click();
    part('increase').click();
    expect(await press('increase')).toBe('4');
  });

  it('shrinks by one, not below the limit', async () => {
    const { press, part } = await mount({ min: 4, max: null, value: '5' });
    expect([await press('decrease'), await press('decrease')]).toEqual(['4', '4']);
    expect(part('decrease').getAttribute('aria-disabled')).toBe('true');
  });

  it('grows up to the limit, whose button is then disabled for screen readers', async () => {
    const { press, part } = await mount(limits(1, 2));
    const isDisabled = () => part('increase').getAttribute('aria-disabled');
    expect(isDisabled()).toBeNull();
    expect([await press('increase'), await press('increase'), isDisabled()]).toEqual(['2', '2', 'true']);
  });

  it('treats a limit of 0 as no limit', async () => {
    const { press } = await mount({ min: 0, max: 0, value: '99' });
    expect(await press('increase')).toBe('100');
  });

  it('shows that only digits are allowed, and makes the form invalid', async () => {
    const { type, error, input, entry, isMarked } = await mount();
    await type('two');
    expect([error(), ...isMarked(), input.form?.checkValidity()]).toEqual([digitsOnly, true, 'true', false]);
    expect(input.getAttribute('aria-describedby')).toBe('quantity-77-problem');
    expect(entry()).toMatchObject({ quantity: 1, quantityError: digitsOnly });
    await type('2');
    expect([error(), ...isMarked(), input.form?.checkValidity()]).toEqual(['', false, null, true]);
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
    expect([error(), input.validationMessage]).toEqual(Array(2).fill('The minimum purchasable quantity is 2'));
  });

  it('shows its message when the form is submitted, and takes the focus', async () => {
    const { type, input, error, click } = await mount();
    await type('');
    await click(input.form!.querySelector(':scope > button')!);
    expect([error(), document.activeElement]).toEqual([digitsOnly, input]);
  });

  it('posts 3 for 003', async () => {
    const { type, leave, input } = await mount();
    await type('003');
    await leave();
    expect(new FormData(input.form!).get('qty[]')).toBe('3');
  });

  it('does not send the form with Enter', async () => {
    const { input, key } = await mount();
    expect(key(input, 'Enter')).toBe(true);
  });

  it('cannot be stepped while the product cannot be bought', async () => {
    const { parts, respond } = await mount();
    for (const instock of [false, true]) {
      await respond({ ...buyable, instock });
      const buttons = [...parts('decrease'), ...parts('increase')] as HTMLButtonElement[];
      expect(buttons.map(({ disabled }) => disabled)).toEqual([!instock, !instock]);
    }
  });

  it('keeps the typed number at a response', async () => {
    const { type, input, respond } = await mount();
    await type('4');
    await respond({ ...buyable });
    expect(input.value).toBe('4');
  });
});

describe('the quantity that was typed before its code loaded', () => {
  /** The form's widget reads the product when it mounts. */
  const mountTyped = (typed: string, isFormMounted = false) =>
    mount({}, buyable, inForm, (slot) => {
      if (isFormMounted) initialEntry(productScope(slot));
      slot.querySelector('input')!.value = typed;
    });

  it('is the start for the next step, and is written without leading zeros', async () => {
    const { input, press } = await mountTyped('003');
    expect([input.value, await press('increase')]).toEqual(['3', '4']);
  });

  it('is stored for the product, even if the form around it was mounted before, if it is valid', async () => {
    expect((await mountTyped('3', true)).entry()).toMatchObject({ quantity: 3, quantityError: '' });
    expect((await mountTyped('99', true)).entry()).toBeUndefined();
  });
});

const toSell = (available_to_sell: number) => ({ available_to_sell });
/** Products that are picked by the values 900, 901 … */
const picking = (...products: PickableProduct[]): ProductAttributes => ({
  selected_picklist_options: products.map((_, id) => ({
    attribute_value_id: 900 + id,
    product_id: id,
    auto_adjust_inventory_flag: true,
  })),
  picklist_products_details: products.map((product, product_id) => ({ product_id, ...product })),
});

describe('the quantity and the stock', () => {
  it('is at most the rendered stock, until a response of the shop has another one', async () => {
    const { type, error, respond } = await mount({ ...unlimited, stock: 46 });
    await type('70');
    expect(error()).toBe(tooMany(46));
    await respond({ ...buyable, ...toSell(80) });
    expect(error()).toBe('');
  });

  it('is at most the maximum of an order, if that is less', async () => {
    const { type, error } = await mount(limits(null, 2), { ...buyable, ...toSell(3) });
    await type('3');
    expect(error()).toBe(tooMany(2));
  });

  it('shows at once that it is too much for a newly picked product', async () => {
    const { type, error, respond, isMarked } = await mount(unlimited, buyable, (inner) =>
      inForm(`${inner}<label data-product-attribute-value="900" data-value-name="Lantern"></label>`),
    );
    await type('4');
    expect(error()).toBe('');
    await respond({ ...buyable, ...picking(toSell(3)) });
    expect([error(), isMarked()[1]]).toEqual(['The maximum purchasable quantity of Lantern is 3', 'true']);
    await respond(buyable);
    expect([error(), isMarked()[1]]).toEqual(['', null]);
  });

  const endless = { unlimited_backorder: true };
  const limit = (quantity: number, valueId: string | null = null) => ({ quantity, valueId });
  it.each<[string, ProductAttributes | null, ReturnType<typeof sellLimit>]>([
    ['the stock of the product', toSell(14), limit(14)],
    ['nothing with unlimited backorders', { ...toSell(14), ...endless }, null],
    ['nothing if the response is 0', toSell(0), null],
    ['nothing before a response', null, null],
    ['the stock of a picked product', picking(toSell(3)), limit(3, '900')],
    ['the smallest of all', { ...toSell(5), ...picking(toSell(7), toSell(2)) }, limit(2, '901')],
    ['the product’s own if both are equal', { ...toSell(5), ...picking(toSell(5)) }, limit(5)],
  ])('has as its limit %s', (_, attributes, expected) => {
    expect(sellLimit(attributes)).toEqual(expected);
  });
});

describe('a task that waits for the end of a press', () => {
  /** jsdom matches `:active` only after a `mousedown`, which these tests do not dispatch. */
  const holdDown = (element: Element | null) => jest.spyOn(document, 'querySelector').mockReturnValue(element);
  afterEach(() => void jest.restoreAllMocks());

  it('runs at once if nothing is pressed', () => {
    const done = jest.fn();
    whenReleased(done);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])(
    'runs once, in a task after %s, so that a click comes first',
    async (type) => {
      holdDown(document.body);
      const happened: string[] = [];
      whenReleased(() => happened.push('done'));
      window.dispatchEvent(new Event(type));
      happened.push('click');
      const aTask = () => new Promise((later) => setTimeout(later, 5));
      await aTask();
      window.dispatchEvent(new Event(type));
      await aTask();
      expect(happened).toEqual(['click', 'done']);
    },
  );
});
