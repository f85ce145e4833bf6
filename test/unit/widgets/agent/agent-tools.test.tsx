import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { agentTools } from '../../../../widgets/agent/agent-tools';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { printContext } from '../../core/state/store-with-calls';
import { fakeModelContext } from './fake-model-context';
import { mountTools, product, slots } from './mount-tools';

afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext');
  delete window.storefrontWidgets;
});

const mountBeside = async () => {
  await mountExample(agentTools, { around: (slot) => slots + slot });
  await settle();
  return complaints.splice(0);
};
const twice = [expect.stringContaining('registering the tool get_cart failed')];

describe('tools for agents', () => {
  it('are registered for the widgets on the page, within the limits of agents, marked if they only read', async () => {
    const { model } = await mountTools();
    const tools = [...model.tools.values()];
    const reading = ['search_catalog', 'get_product', 'get_cart'];
    expect([...model.tools.keys()]).toEqual([...reading, 'add_to_cart', 'update_cart', 'open_cart']);
    expect(tools.flatMap(({ name, annotations }) => (annotations.readOnlyHint ? [name] : []))).toEqual(reading);
    const tooLong = tools.filter(
      ({ name, description, inputSchema }) =>
        name.length > 30 ||
        description.length > 500 ||
        Object.values(inputSchema.properties).some((one) => String(Reflect.get(one, 'description')).length > 150),
    );
    expect(tooLong).toEqual([]);
  });

  it('tell an agent what they cannot do without', async () => {
    const { model } = await mountTools();
    const schemaOf = (name: string) => model.tools.get(name)?.inputSchema;
    const query = { required: ['query'] };
    expect(schemaOf('search_catalog')).toMatchObject({ required: ['catalog'], properties: { catalog: query } });
    const lines = { required: ['line_items'], properties: { line_items: { items: { required: ['id', 'quantity'] } } } };
    expect(schemaOf('update_cart')).toMatchObject({ required: ['cart'], properties: { cart: lines } });
  });

  it('report once that another script has registered the name', async () => {
    const model = fakeModelContext();
    await model.registerTool({ name: 'get_cart' } as never, { signal: new AbortController().signal });
    expect(await mountBeside()).toEqual(twice);
  });

  it('are registered and reported also in a browser that returns no promise, as Chromium 150', async () => {
    const model = fakeModelContext();
    const { registerTool } = model;
    model.registerTool = (tool, options) => {
      if (tool.name === 'get_cart') throw new Error('Duplicate tool name');
      void registerTool(tool, options);
      return undefined;
    };
    expect(await mountBeside()).toEqual(twice);
    expect(model.tools.has('open_cart')).toBe(true);
  });

  it('are removed with the slot', async () => {
    const { model, unmount } = await mountTools();
    unmount();
    expect(model.tools.size).toBe(0);
  });

  it('do nothing in a browser that has no tools', async () => {
    expect((await mountExample(agentTools)).outcome).toBe('mounted');
  });
});

/** The lines of the cart as an agent sends them. */
const lines = (...line_items: object[]) => ({ cart: { line_items } });
const five = lines({ id: 'l1', quantity: 5 });

/** Mounts the tools of a shop that makes each change, and calls one. */
async function call(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  given: Parameters<typeof mountTools>[0] = {},
) {
  const add = jest.fn(async (_form: FormData): Promise<object> => ({ cart_id: 'c1', cart_item: { id: 'l2' } }));
  const update = jest.fn(async (_items: readonly object[]) => ({ status: 'succeed' }));
  const mounted = await mountTools({ cart: { add, update }, ...given });
  const { isError, result } = await mounted.model.call(tool, input);
  return { ...mounted, isError, result, add, update, form: add.mock.calls[0]?.[0] };
}

describe('tools for agents, when an agent calls them', () => {
  it('describe a product by the texts that a shopper sees', async () => {
    const { result } = await call('get_product', { catalog: { id: '77' } });
    expect(result).toMatchObject({ name: 'Desk lamp', price: '$49.00', options: [{ values: ['Red', 'Blue'] }] });
  });

  it('return the price of a found product, however long its name is', async () => {
    const name = 'Wall-mounted rack '.repeat(12);
    const quickResults = async () =>
      `<li class="product" data-product-id="112"><a>${name}</a><p class="card-price">$120.00</p></li>`;
    const { result } = await call('search_catalog', { catalog: { query: 'rack' } }, { search: { quickResults } });
    expect(result).toMatchObject({ products: [{ product: '112', price: '$120.00' }] });
  });

  it('accept no URL as a product', async () => {
    const quickView = jest.fn(async () => product());
    const url = '/cart.php?action=remove';
    const { result } = await call('get_product', { catalog: { id: url } }, { product: { quickView } });
    expect([result, quickView.mock.calls]).toEqual([{ error: 'product must be the number of a product' }, []]);
  });

  it('add the chosen variant, and announce it to screen readers', async () => {
    const input = { product: '77', options: { colour: 'red' }, quantity: 2 };
    const { form, announced } = await call('add_to_cart', input);
    expect([form?.get('attribute[1]'), form?.get('qty[]')]).toEqual(['5', '2']);
    expect(announced().join()).toContain('Added to your cart');
  });

  it('name the line of an added product, also if the shop does not', async () => {
    const add = async () => ({ cart_id: 'c1' });
    const { result } = await call('add_to_cart', { product: '77', options: { colour: 'red' } }, { cart: { add } });
    expect(result).toMatchObject({ added: 'l1' });
  });

  it('change and remove several lines in one request, and announce each', async () => {
    const physicalItems = ['l1', 'l2', 'l3'].map((id) => ({ id, name: `Lamp ${id}`, quantity: 1 }));
    const restCarts = { get: async () => ({ lineItems: { physicalItems } }), quantity: async () => 2 };
    const wanted = lines({ id: 'l1', quantity: 3 }, { id: 'l2', quantity: 0 });
    const { update, announced } = await call('update_cart', wanted, { restCarts });
    // The third line stays.
    expect(update.mock.calls).toEqual([[wanted.cart.line_items]]);
    expect(announced().join()).toMatch(/Lamp l1.*Lamp l2/);
  });

  it.each([
    ['update_cart', {}, 'cart.line_items must be a list of lines'],
    ['update_cart', lines(), 'cart.line_items must be a list of lines'],
    ['update_cart', lines({ id: 'l9', quantity: 1 }), 'no line "l9" in the cart'],
    ['search_catalog', { query: 'rack' }, 'catalog.query must be the words to search for'],
    ['add_to_cart', { product: '77' }, 'Please choose: Colour'],
  ])('%s changes nothing for %j, and says why', async (tool, input, error) => {
    const { isError, result, add, update } = await call(tool, input);
    expect([isError, result]).toEqual([true, { error }]);
    expect([...add.mock.calls, ...update.mock.calls]).toEqual([]);
  });

  it.each(['', null, true, 1.5, -1, 'many'])('change no line to the quantity %j', async (quantity) => {
    const { isError, update } = await call('update_cart', lines({ id: 'l1', quantity }));
    expect([isError, update.mock.calls]).toEqual([true, []]);
  });

  it.each(['', null, 0, 1.5, 'many'])('add no product with the quantity %j', async (quantity) => {
    const { isError, add } = await call('add_to_cart', { product: '77', options: { colour: 'red' }, quantity });
    expect([isError, add.mock.calls]).toEqual([true, []]);
  });

  it('say that a script of the page has cancelled a change', async () => {
    document.addEventListener('widgets:before-cart-change', (event) => event.preventDefault(), { once: true });
    const { result, update } = await call('update_cart', five);
    expect([result, update.mock.calls]).toEqual([{ error: 'Cancelled by a script of the page' }, []]);
  });

  /** A quick view whose form has one more option. */
  const withOption = (html: string) => ({
    product: { quickView: async () => product().replace('<input name="qty', `${html}<input name="qty`) },
  });

  it('refuse a date that the lists do not have, and name it', async () => {
    const list = (part: string, value: string) =>
      `<select name="attribute[2][${part}]"><option value=""></option><option value="${value}">${value}</option></select>`;
    const date = `<fieldset data-product-attribute="date" data-option-name="Day">${list('year', '2026')}${list('month', '11')}${list('day', '24')}</fieldset>`;
    const choose = (day: string) =>
      call('add_to_cart', { product: '77', options: { colour: 'red', day } }, withOption(date));
    const { result, add } = await choose('2026-11');
    expect(result).toEqual({ error: '"2026-11" of "Day" can\'t be chosen; a date is like 2026-11-24' });
    expect(add).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'modelContext');
    expect((await choose('2026-11-24')).add).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['1.125', '1.1250'],
    ['-12.125', '-12.1250'],
    [12.5, '12.5'],
    ['1125', '1125'],
  ])('write the number %j so that it has one meaning in any language', async (width, written) => {
    const option =
      '<p data-product-attribute="input-number" data-option-name="Width"><input data-number="any" name="attribute[3]"></p>';
    const input = { product: '77', options: { colour: 'red', width } };
    expect((await call('add_to_cart', input, withOption(option))).form?.get('attribute[3]')).toBe(written);
  });

  it.each([
    ['yes', 'on'],
    [false, null],
    ['No', null],
    ['', null],
  ])('tick a box for %j, and not for a no', async (gift, written) => {
    const option =
      '<p data-product-attribute="input-checkbox" data-option-name="Gift"><input type="checkbox" name="attribute[4]"></p>';
    const input = { product: '77', options: { colour: 'red', gift } };
    expect((await call('add_to_cart', input, withOption(option))).form?.get('attribute[4]')).toBe(written);
  });

  it('send nothing for a call that was aborted before its turn', async () => {
    const update = jest.fn(async () => ({ status: 'succeed' }));
    const { model } = await mountTools({ cart: { update } });
    await expect(model.call('update_cart', five, AbortSignal.abort())).rejects.toThrow();
    expect(update).not.toHaveBeenCalled();
  });

  it('shorten a long result to the limit, and count what is omitted', async () => {
    const physicalItems = Array.from({ length: 80 }, (_, index) => ({ id: `l${index}`, name: 'A "name" '.repeat(5) }));
    const restCarts = { get: async () => ({ coupons: [{ code: 'TENTH' }], lineItems: { physicalItems } }) };
    const { result, model } = await call('get_cart', {}, { restCarts });
    const whole = JSON.stringify(await model.tools.get('get_cart')?.execute({}));
    expect(whole.length).toBeLessThanOrEqual(1500);
    expect(result.omitted).toBeGreaterThan(0);
    // Only the longest list is cut.
    expect(result.coupons).toEqual(['TENTH']);
  });

  it.each([
    ['the shop’s message', new ShopError('data', 'no', { text: 'Only 3 are left.' }), { error: 'Only 3 are left.' }],
    ['the layout’s message', new ShopError('http', 'answered with 500', { status: 500 }), { error: 'Oops!' }],
    ['an unknown outcome', new ShopError('network', 'gone'), { outcome: 'unknown', doNotRepeat: true }],
  ])('return %s as an error', async (_, error, expected) => {
    printContext({ 'generic-error': 'Oops!' });
    const { isError, result } = await call('update_cart', five, { cart: { update: () => Promise.reject(error) } });
    expect([isError, result]).toMatchObject([true, expected]);
    complaints.length = 0;
  });
});

describe('a form that an agent has filled in', () => {
  const addForm = async (problem: string) => {
    await mountTools();
    document.body.insertAdjacentHTML('beforeend', `<form><p data-part="problem">${problem}</p></form>`);
    return document.querySelector<HTMLFormElement>('form:last-of-type')!;
  };
  /** Sends a form's submit as a browser does after an agent has filled it in, and returns the results for the agent. */
  const submit = (form: HTMLFormElement, isPrevented = true) => {
    const respondWith = jest.fn<(result: Promise<unknown>) => void>();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    Object.assign(event, { agentInvoked: true, respondWith });
    if (isPrevented) event.preventDefault();
    form.dispatchEvent(event);
    return Promise.all(respondWith.mock.calls.map(([result]) => result));
  };
  const problem = (text: string) => [{ content: [{ type: 'text', text }], isError: true }];

  it('is answered with its problems when its submit was prevented', async () => {
    const form = await addForm('Please write a title.');
    expect(await submit(form)).toEqual(problem('Please write a title.'));
  });

  it('is answered when the shop has responded to the form’s request', async () => {
    const form = await addForm('');
    const results = submit(form);
    form.insertAdjacentHTML('beforeend', '<button aria-busy="true"></button>');
    setTimeout(() => {
      form.querySelector('p')!.textContent = 'No such code.';
      form.querySelector('button')!.removeAttribute('aria-busy');
    }, 120);
    expect(await results).toEqual(problem('No such code.'));
  });

  it('is left to the browser if nothing prevents its submit', async () => {
    expect(await submit(await addForm(''), false)).toEqual([]);
  });

  it('opens the closed disclosures around it', async () => {
    await mountTools();
    document.body.insertAdjacentHTML('beforeend', '<details><details><input></details></details>');
    document.querySelector('details input')!.dispatchEvent(new Event('input', { bubbles: true }));
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  });
});
