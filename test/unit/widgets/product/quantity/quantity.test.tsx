import { describe, expect, it } from '@jest/globals';
import { quantity } from '../../../../../widgets/product/quantity/quantity';
import { mountWidget } from '../../../mount-widget';
import { turn } from '../../global/turn';
import { buyable, mountProduct, productHtml } from '../product-page';

const html = (attributes = 'data-min-quantity="1" data-max-quantity="5"', value = '1') => `
  <form data-cart-item-add>
    <div data-widget="quantity" ${attributes} data-digits-only="Only numbers, please" data-too-few="At least [quantity]"
         data-too-many="At most [quantity]" data-too-many-picked="At most [quantity] of [name]"
         data-changed="Quantity [quantity]">
      <button type="button" data-action="dec" data-part="decrease">−</button>
      <input name="qty[]" pattern="[0-9]*" required value="${value}" data-part="input">
      <button type="button" data-action="inc" data-part="increase">+</button>
      <p id="qty-problem" role="alert" data-part="error"></p>
    </div>
    <button>Add</button>
  </form>`;

const mount = async (markup = html(), printed: Parameters<typeof mountProduct>[2] = buyable) => {
  const mounted = await mountProduct(quantity, markup, printed);
  const input = mounted.part('input') as HTMLInputElement;
  const press = async (name: 'increase' | 'decrease') => {
    mounted.part(name).click();
    await turn();
    return input.value;
  };
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
  };
  const leave = async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await turn();
  };
  const entry = () => Object.values(mounted.store.getState().productOptions)[0];
  return { ...mounted, input, press, type, leave, entry, error: () => mounted.part('error').textContent };
};

describe('the quantity, before its code arrives', () => {
  it('is a field of the form', () => {
    document.body.innerHTML = productHtml(html());
    expect([...new FormData(document.querySelector('form')!)]).toEqual([['qty[]', '1']]);
  });
});

describe('the quantity, when it is mounted', () => {
  it('grows by one up to the limit', async () => {
    const { press, part } = await mount(html('data-max-quantity="3"'));
    expect([await press('increase'), await press('increase'), await press('increase')]).toEqual(['2', '3', '3']);
    expect(part('increase').getAttribute('aria-disabled')).toBe('true');
  });

  it('shrinks by one, not below 1 and not below the limit', async () => {
    const { press } = await mount(html('', '2'));
    expect([await press('decrease'), await press('decrease')]).toEqual(['1', '1']);
    const limited = await mount(html('data-min-quantity="4"', '5'));
    expect([await limited.press('decrease'), await limited.press('decrease')]).toEqual(['4', '4']);
  });

  it('takes a limit of 0 for none', async () => {
    const { press } = await mount(html('data-min-quantity="0" data-max-quantity="0"', '99'));
    expect(await press('increase')).toBe('100');
  });

  it('begins at one when + is pressed on an empty field', async () => {
    const { press, type } = await mount(html(''));
    await type('');
    expect(await press('increase')).toBe('1');
  });

  it('tells the shop and screen readers of a new quantity', async () => {
    const { press, entry, store } = await mount();
    await press('increase');
    expect(entry()).toMatchObject({ quantity: 2, quantityError: '' });
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['Quantity 2']);
  });

  it('says that only digits count, and keeps the form from being sent', async () => {
    const { type, error, input, entry, slot } = await mount();
    await type('two');
    expect([error(), slot.className]).toEqual(['Only numbers, please', 'form-field--error']);
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      'true',
      'qty-problem',
    ]);
    expect(input.form?.checkValidity()).toBe(false);
    expect(entry()).toMatchObject({ quantity: 1, quantityError: 'Only numbers, please' });
    await type('2');
    expect([error(), input.form?.checkValidity(), input.hasAttribute('aria-invalid')]).toEqual(['', true, false]);
    expect(slot.className).toBe('');
  });

  it('says nothing of an empty field while the shopper is still in it', async () => {
    const { type, leave, error } = await mount();
    await type('');
    expect(error()).toBe('');
    await leave();
    expect(error()).toBe('Only numbers, please');
  });

  it('says the limits of what was typed', async () => {
    const { type, error } = await mount(html('data-min-quantity="2" data-max-quantity="5"'));
    await type('9');
    expect(error()).toBe('At most 5');
    await type('1');
    expect(error()).toBe('At least 2');
  });

  it('says what is wrong when the form is submitted, and takes the focus', async () => {
    const { type, input, error } = await mount();
    await type('');
    input.form?.querySelector<HTMLButtonElement>(':scope > button')?.click();
    await turn();
    expect(error()).toBe('Only numbers, please');
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

  it('counts on from what was typed before', async () => {
    document.body.innerHTML = productHtml(html());
    document.querySelector('input')!.value = '3';
    const mounted = await mountWidget(quantity);
    mounted.part('increase').click();
    await turn();
    expect((mounted.part('input') as HTMLInputElement).value).toBe('4');
  });

  it('writes what was typed before without leading zeros', async () => {
    document.body.innerHTML = productHtml(html());
    document.querySelector('input')!.value = '003';
    const mounted = await mountWidget(quantity);
    expect((mounted.part('input') as HTMLInputElement).value).toBe('3');
  });
});

describe('what the quantity takes', () => {
  const limits = (min: number, max: number) => `data-min-quantity="${min}" data-max-quantity="${max}"`;

  it.each([
    ['1', '', ''],
    ['007', '', ''],
    ['999999', '', ''],
    ['2', limits(2, 5), ''],
    ['5', limits(2, 5), ''],
    ['99', limits(0, 0), ''],
    ['', '', 'Only numbers, please'],
    ['two', '', 'Only numbers, please'],
    ['-1', '', 'Only numbers, please'],
    ['+1', '', 'Only numbers, please'],
    ['1.5', '', 'Only numbers, please'],
    ['1,5', '', 'Only numbers, please'],
    ['1e3', '', 'Only numbers, please'],
    [' 3', '', ''],
    ['٣', '', 'Only numbers, please'],
    ['0', '', 'At least 1'],
    ['1', limits(2, 5), 'At least 2'],
    ['6', limits(2, 5), 'At most 5'],
  ])('%j with %j: %j', async (typed, attributes, problem) => {
    const { type, leave, error, input } = await mount(html(attributes));
    await type(typed);
    await leave();
    expect([error(), input.validationMessage]).toEqual([problem, problem]);
  });

  it.each([
    ['increase', '1', '', '2'],
    ['increase', '4', limits(2, 5), '5'],
    ['increase', '5', limits(2, 5), '5'],
    ['increase', '0', limits(4, 0), '4'],
    ['decrease', '3', '', '2'],
    ['decrease', '2', '', '1'],
    ['decrease', '1', '', '1'],
    ['decrease', '0', '', '0'],
    ['decrease', '3', limits(2, 5), '2'],
    ['decrease', '2', limits(2, 5), '2'],
  ] as const)('%s of %j with %j makes %j', async (button, value, attributes, next) => {
    const { press } = await mount(html(attributes, value));
    expect(await press(button)).toBe(next);
  });
});

describe('the quantity and the stock', () => {
  const toSell = (quantity: number) => ({ ...buyable, available_to_sell: quantity });
  const picking = (quantity: number) => ({
    ...buyable,
    selected_picklist_options: [{ attribute_value_id: 901, product_id: 118, auto_adjust_inventory_flag: true }],
    picklist_products_details: [{ product_id: 118, available_to_sell: quantity }],
  });
  const pickList = html('').replace(
    '<button>',
    '<label data-product-attribute-value="901" data-value-name="Lantern"></label><button>',
  );

  it('is no more than the shop can sell', async () => {
    const { type, press, error } = await mount(html(''), toSell(3));
    await type('4');
    expect(error()).toBe('At most 3');
    await type('3');
    expect([error(), await press('increase')]).toEqual(['', '3']);
  });

  it('is no more than an order may have, where that is less', async () => {
    const { type, error } = await mount(html('data-max-quantity="2"'), toSell(3));
    await type('3');
    expect(error()).toBe('At most 2');
  });

  it('is no more than there is of a product that is picked with it, which is named', async () => {
    const { type, error } = await mount(pickList, picking(3));
    await type('4');
    expect(error()).toBe('At most 3 of Lantern');
  });

  it('says at once that it is too much for what was chosen since', async () => {
    const { type, error, answer, input } = await mount(pickList);
    await type('4');
    expect(error()).toBe('');
    await answer(picking(3));
    expect([error(), input.getAttribute('aria-invalid')]).toEqual(['At most 3 of Lantern', 'true']);
    await answer(buyable);
    expect([error(), input.hasAttribute('aria-invalid')]).toEqual(['', false]);
  });
});

describe('the quantity, when the shop changes', () => {
  it('cannot be stepped while the product cannot be bought', async () => {
    const { part, answer } = await mount();
    const disabled = () => ['decrease', 'increase'].map((name) => (part(name) as HTMLButtonElement).disabled);
    await answer({ purchasable: true, instock: false });
    expect(disabled()).toEqual([true, true]);
    await answer(buyable);
    expect(disabled()).toEqual([false, false]);
    await answer({ purchasable: false, instock: true });
    expect(disabled()).toEqual([true, true]);
  });

  it('keeps what is typed', async () => {
    const { type, input, answer } = await mount();
    await type('4');
    await answer(buyable);
    expect(input.value).toBe('4');
  });
});

describe('the quantity, when the shop says no', () => {
  it('keeps its number', async () => {
    const { input, answer, press } = await mount();
    await press('increase');
    await answer({ purchasable: false, instock: false, purchasing_message: 'Not for sale' });
    expect(input.value).toBe('2');
  });
});
