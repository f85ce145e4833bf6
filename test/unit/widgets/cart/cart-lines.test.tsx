import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartLineChanged } from '../../../../core/state/slices/cart-page-slice';
import { cartChanged } from '../../../../core/state/slices/cart-slice';
import { askRemoval } from '../../../../widgets/cart/ask-removal';
import { cartLines } from '../../../../widgets/cart/cart-lines';
import { renderedExamples } from '../../../support/examples/rendered-examples';
import { complaints } from '../../../support/jest/setup';
import { mountForUser } from '../with-user';

/** The shop's HTML of the example, without the line `a` if it is removed. */
function fragment({ isRemoved = false, total = '$40' } = {}): string {
  const page = document.createElement('div');
  page.innerHTML = renderedExamples('cart-lines')[0]!;
  if (isRemoved) page.querySelector('[data-item-row="a"]')!.closest('li')!.remove();
  page.querySelector('[data-cart-total]')!.textContent = total;
  page.querySelector<HTMLElement>('[data-cart-quantity]')!.dataset.cartQuantity = isRemoved ? '1' : '2';
  return page.innerHTML;
}

const preview = jest.fn<(options: object) => Promise<string>>();
const update = jest.fn<(items: object[]) => Promise<object>>();
const add = jest.fn<(form: FormData) => Promise<object>>();
const restCart = jest.fn<() => Promise<object>>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  preview.mockReset().mockResolvedValue(fragment());
  update.mockReset().mockResolvedValue({});
  add.mockReset().mockResolvedValue({ cart_item: { id: 'new' } });
  restCart.mockReset();
  window.matchMedia = (() => ({ matches: false })) as never;
});
afterEach(() => localStorage.clear());

const untouched = { saved: 1, wanted: 1, saving: false, isOutcomeUnknown: false, problem: null };

/** @param hasOptions the attribute of the line `a`; empty for a product without options */
const open = async (hasOptions = '', change: (row: HTMLElement) => void = () => {}) => {
  const page = await mountForUser(cartLines, {
    change: (slot) => {
      const row = slot.querySelector<HTMLElement>('[data-item-row="a"]')!;
      row.dataset.hasOptions = hasOptions;
      change(row);
    },
    api: { cart: { preview, update, add } as never, restCarts: { get: restCart, quantity: async () => 2 } as never },
  });
  const { store, slot } = page;
  const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  await pass();
  const undone = () => page.part('undo-button') as HTMLButtonElement;
  return {
    ...page,
    pass,
    undone,
    remove: async () => {
      preview.mockResolvedValue(fragment({ isRemoved: true }));
      const element = slot.querySelector('[data-item-row="a"] .cart-remove')!;
      const removal = { id: 'a', rendered: 2, question: '', done: 'removed', failed: 'It stays.', element };
      void store.dispatch(askRemoval(removal));
      await pass();
      await pass();
    },
    undo: async () => {
      undone().click();
      await pass();
      await pass();
    },
    sentence: () => page.part('undo-text').textContent,
  };
};

describe('the lines of a cart over the page, after a change', () => {
  it('are requested by their own template, shown, and announced with the total', async () => {
    const { store, slot, pass, announced } = await open();
    expect(preview).not.toHaveBeenCalled();
    preview.mockResolvedValue(fragment({ total: '$55' }));
    store.dispatch(cartChanged({}));
    await pass();
    expect(preview.mock.calls[0]?.[0]).toMatchObject({ template: 'common/cart-preview', suggest: '' });
    expect(slot.querySelector('[data-cart-total]')!.textContent).toBe('$55');
    expect(announced()).toEqual(['The cart is up to date. Total: $55']);
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('wait until the shopper’s change is saved', async () => {
    const { store, slot, pass } = await open();
    store.dispatch(cartLineChanged({ id: 'a', line: { ...untouched, wanted: 3 } }));
    store.dispatch(cartChanged({}));
    await pass();
    expect(preview).not.toHaveBeenCalled();
    expect(slot.getAttribute('aria-busy')).toBe('true');
    store.dispatch(cartLineChanged({ id: 'a', line: untouched }));
    await pass();
    expect(preview).toHaveBeenCalledTimes(1);
    expect(slot.hasAttribute('aria-busy')).toBe(false);
  });

  it('forget what an earlier cart has saved, because the shop’s HTML is newer', async () => {
    const { store, pass } = await open();
    store.dispatch(cartLineChanged({ id: 'a', line: { ...untouched, saved: 9, wanted: 9 } }));
    store.dispatch(cartChanged({}));
    await pass();
    expect(store.getState().cartPage.lines).toEqual({});
  });

  it('say so if the shop does not send them', async () => {
    const { store, pass, part } = await open();
    preview.mockResolvedValue('<p>Another template</p>');
    store.dispatch(cartChanged({}));
    await pass(5_000);
    expect(preview).toHaveBeenCalledTimes(3);
    expect(part('failure').hidden).toBe(false);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('bringing the lines of the cart up to date failed: the shop’s HTML has no slot'),
    ]);
  });
});

describe('Undo', () => {
  it('adds a removed line again with its quantity, and passes the focus to the heading', async () => {
    const { remove, undo, undone, part, sentence, announced, slot } = await open();
    await remove();
    expect(update.mock.calls).toEqual([[[{ id: 'a', quantity: 0 }]]]);
    expect(restCart).not.toHaveBeenCalled();
    expect(part('undo').hidden).toBe(false);
    expect(sentence()).toMatch(/: removed$/);
    expect(announced()).toContain('You can undo this.');
    undone().focus();
    await undo();
    expect(Object.fromEntries(add.mock.calls[0]![0])).toEqual({ action: 'add', product_id: '103', 'qty[]': '2' });
    expect(part('undo').hidden).toBe(true);
    expect(announced().some((text) => text.endsWith('is in your cart again.'))).toBe(true);
    expect(document.activeElement).toBe(slot.querySelector('h2'));
  });

  it('sends the chosen options, which are read before the removal', async () => {
    const options = [{ nameId: 7, valueId: 71, value: 'Red' }];
    restCart.mockResolvedValue({ lineItems: { physicalItems: [{ id: 'a', options }] } });
    const { remove, undo } = await open('true');
    await remove();
    expect(restCart.mock.invocationCallOrder[0]).toBeLessThan(update.mock.invocationCallOrder[0]!);
    await undo();
    expect(add.mock.calls[0]![0].get('attribute[7]')).toBe('71');
  });

  it.each([
    [
      'a typed text among its options',
      { lineItems: { physicalItems: [{ id: 'a', options: [{ nameId: 7, valueId: null }] }] } },
    ],
    ['no options in the response', null],
  ])('is not offered for a line with %s, and the sentence says so', async (_, response) => {
    restCart.mockResolvedValue(response as object);
    const { remove, undone, sentence } = await open('true');
    await remove();
    expect(update).toHaveBeenCalledTimes(1);
    expect(undone().hidden).toBe(true);
    expect(sentence()).toContain('can’t be added again here');
  });

  it('is not offered for a gift certificate', async () => {
    const { remove, undone } = await open('', (row) => void delete row.dataset.productId);
    await remove();
    expect(undone().hidden).toBe(true);
  });

  it('says why the shop does not add the line again, and can be pressed once more', async () => {
    const { remove, undo, sentence, part, announced } = await open();
    await remove();
    add.mockRejectedValueOnce(new ShopError('data', 'no stock', { text: 'It is sold out.' }));
    await undo();
    expect(sentence()).toBe('It was not added again. It is sold out.');
    expect(announced()).toContain('It was not added again. It is sold out.');
    await undo();
    expect(part('undo').hidden).toBe(true);
  });

  it('is silent if a script of the page cancels it without a reason', async () => {
    const { remove, undo, part, sentence } = await open();
    await remove();
    const cancel = (event: Event) => event.preventDefault();
    document.addEventListener('widgets:before-add', cancel);
    await undo();
    document.removeEventListener('widgets:before-add', cancel);
    expect(add).not.toHaveBeenCalled();
    expect([part('undo').hidden, sentence()]).toEqual([false, expect.stringMatching(/: removed$/)]);
  });
});
