import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { agentTools } from '../../../../widgets/agent/agent-tools';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { fakeModelContext } from './fake-model-context';
import { mountTools, product, slots } from './mount-tools';

const announced = ({ store }: Awaited<ReturnType<typeof mountTools>>) => JSON.stringify(store.getState().ui);

afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext');
  delete window.storefrontWidgets;
});

describe('tools for agents, before their code arrives', () => {
  it('are descriptions that are hidden from shoppers', () => {
    expect(printExample(agentTools).hidden).toBe(true);
  });
});

describe('tools for agents, when the widget is mounted', () => {
  it('are registered for the widgets on the page', async () => {
    const { model } = await mountTools();
    const names = ['search_catalog', 'get_product', 'get_cart', 'add_to_cart', 'update_cart', 'open_cart'];
    expect([...model.tools.keys()]).toEqual(names);
  });

  it('are within the length limits of agents', async () => {
    const { model } = await mountTools();
    const tooLong = [...model.tools.values()].filter(
      ({ name, description, inputSchema }) =>
        name.length > 30 ||
        description.length > 500 ||
        Object.values(inputSchema.properties).some((one) => String(Reflect.get(one, 'description')).length > 150),
    );
    expect(tooLong).toEqual([]);
  });

  it('mark which of them only read', async () => {
    const { model } = await mountTools();
    const reading = [...model.tools.values()].filter(({ annotations }) => annotations.readOnlyHint);
    expect(reading.map(({ name }) => name)).toEqual(['search_catalog', 'get_product', 'get_cart']);
  });

  it('report once that another script has registered the name', async () => {
    const model = fakeModelContext();
    await model.registerTool({ name: 'get_cart' } as never, { signal: new AbortController().signal });
    await mountExample(agentTools, { around: (slot) => slots + slot });
    await settle();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('registering the tool get_cart failed')]);
  });

  it('are registered and reported also in a browser that returns no promise, as Chromium 150', async () => {
    const model = fakeModelContext();
    const { registerTool } = model;
    model.registerTool = (tool, options) => {
      if (tool.name === 'get_cart') throw new Error('Duplicate tool name');
      void registerTool(tool, options);
      return undefined;
    };
    await mountExample(agentTools, { around: (slot) => slots + slot });
    await settle();
    expect(model.tools.has('open_cart')).toBe(true);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('registering the tool get_cart failed')]);
  });

  it('are removed with the slot', async () => {
    const { model, unmount } = await mountTools();
    unmount();
    expect(model.tools.size).toBe(0);
  });

  it('do nothing in a browser that has no tools', async () => {
    const { outcome } = await mountExample(agentTools);
    expect(outcome).toBe('mounted');
  });
});

describe('tools for agents, when an agent calls them', () => {
  it('describe a product by the texts that a shopper sees', async () => {
    const { model } = await mountTools();
    const { result } = await model.call('get_product', { catalog: { id: '77' } });
    expect(result).toMatchObject({ name: 'Desk lamp', price: '$49.00', options: [{ values: ['Red', 'Blue'] }] });
  });

  it('return the price of a found product, however long its name is', async () => {
    const name = 'Wall-mounted rack '.repeat(12);
    const quickResults = async () =>
      `<li class="product" data-product-id="112"><a>${name}</a><p class="card-price">$120.00</p></li>`;
    const { model } = await mountTools({ search: { quickResults } });
    const { result } = await model.call('search_catalog', { catalog: { query: 'rack' } });
    expect(result).toMatchObject({ products: [{ product: '112', price: '$120.00' }] });
  });

  it('accept no URL as a product', async () => {
    const quickView = jest.fn(async () => product());
    const { model } = await mountTools({ product: { quickView } });
    const { isError } = await model.call('get_product', { catalog: { id: '/cart.php?action=remove' } });
    expect([isError, quickView.mock.calls]).toEqual([true, []]);
  });

  it('add the chosen variant, and announce it to screen readers', async () => {
    const add = jest.fn(async (_form: FormData) => ({ cart_id: 'c1', cart_item: { id: 'l1' } }));
    const mounted = await mountTools({ cart: { add } });
    await mounted.model.call('add_to_cart', { product: '77', options: { colour: 'red' }, quantity: 2 });
    expect([...(add.mock.calls[0]?.[0] ?? [])]).toEqual(
      expect.arrayContaining([
        ['attribute[1]', '5'],
        ['qty[]', '2'],
      ]),
    );
    expect(announced(mounted)).toContain('Added to your cart');
  });

  it('name the line of an added product, also if the shop does not', async () => {
    const add = async () => ({ cart_id: 'c1' });
    const { model } = await mountTools({ cart: { add } });
    const { result } = await model.call('add_to_cart', { product: '77', options: { colour: 'red' } });
    expect(result).toMatchObject({ added: 'l1' });
  });

  it('name the missing option, and add nothing', async () => {
    const { model } = await mountTools();
    const { isError, result } = await model.call('add_to_cart', { product: '77' });
    expect([isError, result.error]).toEqual([true, 'Please choose: Colour']);
  });

  it('run writing calls one after the other', async () => {
    const running: string[] = [];
    const update = async ([item]: { quantity: number }[]) => {
      running.push(`begin ${item?.quantity}`);
      await settle();
      running.push(`end ${item?.quantity}`);
      return { status: 'succeed' };
    };
    const { model } = await mountTools({ cart: { update } });
    await Promise.all(
      [5, 3].map((quantity) => model.call('update_cart', { cart: { line_items: [{ id: 'l1', quantity }] } })),
    );
    expect(running).toEqual(['begin 5', 'end 5', 'begin 3', 'end 3']);
  });

  it.each(['', null, true, 1.5, -1, 'many'])('change no line to the quantity %j', async (quantity) => {
    const update = jest.fn(async () => ({ status: 'succeed' }));
    const { model } = await mountTools({ cart: { update } });
    const { isError } = await model.call('update_cart', { cart: { line_items: [{ id: 'l1', quantity }] } });
    expect(isError).toBe(true);
    expect(update).not.toHaveBeenCalled();
  });

  it('change and remove several lines in one request, and announce each', async () => {
    const update = jest.fn(async (_items: readonly object[]) => ({ status: 'succeed' }));
    const lines = ['l1', 'l2', 'l3'].map((id) => ({ id, name: `Lamp ${id}`, quantity: 1 }));
    const get = async () => ({ lineItems: { physicalItems: lines } });
    const mounted = await mountTools({ cart: { update }, restCarts: { get, quantity: async () => 2 } });
    const line_items = [
      { id: 'l1', quantity: 3 },
      { id: 'l2', quantity: 0 },
    ];
    await mounted.model.call('update_cart', { cart: { line_items } });
    // The third line stays.
    expect(update.mock.calls).toEqual([[line_items]]);
    expect(announced(mounted)).toContain('Lamp l1');
    expect(announced(mounted)).toContain('Lamp l2');
  });

  it.each([
    [{}, 'cart.line_items must be a list of lines'],
    [{ cart: { line_items: [] } }, 'cart.line_items must be a list of lines'],
    [{ cart: { line_items: [{ id: 'l9', quantity: 1 }] } }, 'no line "l9" in the cart'],
  ])('change nothing for %j', async (input, error) => {
    const update = jest.fn(async () => ({ status: 'succeed' }));
    const { model } = await mountTools({ cart: { update } });
    const { isError, result } = await model.call('update_cart', input);
    expect([isError, result, update.mock.calls]).toEqual([true, { error }, []]);
  });

  it('say that a script of the page has cancelled a change', async () => {
    const update = jest.fn(async () => ({ status: 'succeed' }));
    const { model } = await mountTools({ cart: { update } });
    document.addEventListener('widgets:before-cart-change', (event) => event.preventDefault(), { once: true });
    const { result } = await model.call('update_cart', { cart: { line_items: [{ id: 'l1', quantity: 5 }] } });
    expect([result, update.mock.calls]).toEqual([{ error: 'Cancelled by a script of the page' }, []]);
  });

  it('search for nothing without words', async () => {
    const { model } = await mountTools();
    const { isError, result } = await model.call('search_catalog', { query: 'rack' });
    expect([isError, result]).toEqual([true, { error: 'catalog.query must be the words to search for' }]);
  });

  it.each(['', null, 0, 1.5, 'many'])('add no product with the quantity %j', async (quantity) => {
    const add = jest.fn(async () => ({ cart_item: { id: 'l2' } }));
    const { model } = await mountTools({ cart: { add } });
    const { isError } = await model.call('add_to_cart', { product: '77', options: { colour: 'red' }, quantity });
    expect(isError).toBe(true);
    expect(add).not.toHaveBeenCalled();
  });

  it('refuse a date that the lists do not have, and name it', async () => {
    const list = (part: string, value: string) =>
      `<select name="attribute[2][${part}]"><option value=""></option><option value="${value}">${value}</option></select>`;
    const date = `<fieldset data-product-attribute="date" data-option-name="Day">${list('year', '2026')}${list('month', '11')}${list('day', '24')}</fieldset>`;
    const add = jest.fn(async () => ({ cart_item: { id: 'l2' } }));
    const { model } = await mountTools({
      cart: { add },
      product: { quickView: async () => product().replace('<input name="qty', `${date}<input name="qty`) },
    });
    const call = (day: string) => model.call('add_to_cart', { product: '77', options: { colour: 'red', day } });
    const { result } = await call('2026-11');
    expect(result).toEqual({ error: '"2026-11" of "Day" can\'t be chosen; a date is like 2026-11-24' });
    expect(add).not.toHaveBeenCalled();
    await call('2026-11-24');
    expect(add).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['1.125', '1.1250'],
    [12.5, '12.5'],
    ['1125', '1125'],
  ])('write the number %j so that it has one meaning in any language', async (given, written) => {
    const option =
      '<p data-product-attribute="input-number" data-option-name="Width"><input data-number="any" name="attribute[3]"></p>';
    const add = jest.fn(async () => ({ cart_item: { id: 'l2' } }));
    const { model } = await mountTools({
      cart: { add },
      product: { quickView: async () => product().replace('<input name="qty', `${option}<input name="qty`) },
    });
    await model.call('add_to_cart', { product: '77', options: { colour: 'red', width: given } });
    const [[form]] = add.mock.calls as unknown as [[FormData]];
    expect(form.get('attribute[3]')).toBe(written);
  });

  it('send nothing for a call that was aborted before its turn', async () => {
    const update = jest.fn(async () => ({ status: 'succeed' }));
    const { model } = await mountTools({ cart: { update } });
    const call = model.call('update_cart', { cart: { line_items: [{ id: 'l1', quantity: 5 }] } }, AbortSignal.abort());
    await expect(call).rejects.toThrow();
    expect(update).not.toHaveBeenCalled();
  });

  it('shorten a long result to the limit, and count what is omitted', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => ({ id: `l${index}`, name: 'A "name" '.repeat(5) }));
    const get = async () => ({ lineItems: { physicalItems: lines } });
    const { model } = await mountTools({ restCarts: { get } });
    const { result } = await model.call('get_cart');
    const whole = JSON.stringify(await model.tools.get('get_cart')?.execute({}));
    expect(whole.length).toBeLessThanOrEqual(1500);
    expect(result.omitted).toBeGreaterThan(0);
  });
});

describe('tools for agents, when the shop refuses or fails', () => {
  it('return the shop’s message as an error', async () => {
    const refusal = new ShopError('data', 'refused', { text: 'Only 3 are left.' });
    const { model } = await mountTools({ cart: { update: () => Promise.reject(refusal) } });
    const { isError, result } = await model.call('update_cart', { cart: { line_items: [{ id: 'l1', quantity: 5 }] } });
    expect([isError, result]).toEqual([true, { error: 'Only 3 are left.' }]);
  });

  it('report an unknown outcome if the result is lost', async () => {
    const { model } = await mountTools({ cart: { update: () => Promise.reject(new ShopError('network', 'gone')) } });
    const { result } = await model.call('update_cart', { cart: { line_items: [{ id: 'l1', quantity: 5 }] } });
    expect(result).toMatchObject({ outcome: 'unknown', doNotRepeat: true });
    complaints.splice(0);
  });
});

describe('a form that an agent has filled in', () => {
  /** Sends a form's submit as a browser does after an agent has filled it in. */
  function submit(problem: string, isPrevented: boolean) {
    document.body.insertAdjacentHTML('beforeend', `<form><p data-part="problem">${problem}</p></form>`);
    const form = document.querySelector<HTMLFormElement>('form:last-of-type')!;
    const respondWith = jest.fn<(result: Promise<unknown>) => void>();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    Object.assign(event, { agentInvoked: true, respondWith });
    if (isPrevented) event.preventDefault();
    form.dispatchEvent(event);
    return respondWith.mock.calls.map(([result]) => result);
  }

  it('is answered with its problems when its submit was prevented', async () => {
    await mountTools();
    const [result] = submit('Please write a title.', true);
    expect(await result).toEqual({ content: [{ type: 'text', text: 'Please write a title.' }], isError: true });
  });

  it('is answered when the shop has responded to the form’s request', async () => {
    await mountTools();
    const [result] = submit('', true);
    const form = document.querySelector<HTMLFormElement>('form:last-of-type')!;
    form.insertAdjacentHTML('beforeend', '<button aria-busy="true"></button>');
    setTimeout(() => {
      form.querySelector('p')!.textContent = 'No such code.';
      form.querySelector('button')!.removeAttribute('aria-busy');
    }, 120);
    expect(await result).toEqual({ content: [{ type: 'text', text: 'No such code.' }], isError: true });
  });

  it('opens the closed disclosures around it', async () => {
    await mountTools();
    document.body.insertAdjacentHTML('beforeend', '<details><details><input></details></details>');
    document.querySelector('details input')!.dispatchEvent(new Event('input', { bubbles: true }));
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  });

  it('is left to the browser if nothing prevents its submit', async () => {
    await mountTools();
    expect(submit('', false)).toEqual([]);
  });
});
