import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { type CartLine, cartPageSlice } from '../../../../core/state/slices/cart-page-slice';
import { cartQuantity } from '../../../../widgets/cart/cart-quantity';
import { mountForUser } from '../with-user';

const update = jest.fn<(items: { id: string; quantity: number }[]) => Promise<object>>();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  update.mockReset().mockResolvedValue({});
});

/** Mounts the example's quantity, which is 2 of at most 10. */
const mount = async (line?: CartLine, change: (slot: HTMLElement) => void = () => {}) => {
  const mounted = await mountForUser(cartQuantity, {
    change,
    api: { cart: { update: update as never } },
    state: { cartPage: { ...cartPageSlice.getInitialState(), lines: line ? { a1b2: line } : {} } },
  });
  const { part, slot } = mounted;
  const input = part('input') as HTMLInputElement;
  const event = (type: string) => input.dispatchEvent(new Event(type, { bubbles: true }));
  return {
    ...mounted,
    input,
    type: (text: string) => {
      input.value = text;
      event('input');
    },
    leave: () => event('change'),
    sent: () => update.mock.calls.map(([items]) => items[0]?.quantity),
    busy: () => slot.getAttribute('aria-busy'),
    error: () => part('error').textContent,
    pass: (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds),
    /** Presses a button several times, and returns the number in the field. */
    step: async (name: 'increase' | 'decrease', times = 1) => {
      for (let count = 0; count < times; count += 1) {
        part(name).click();
        await jest.advanceTimersByTimeAsync(100);
      }
      return input.value;
    },
  };
};

describe('a quantity in the cart', () => {
  it('changes nothing that the server rendered', async () => {
    const { busy, sent, pass } = await mount();
    await pass(1000);
    expect([busy(), sent()]).toEqual([null, []]);
  });

  it('sends the number that was typed before its code arrived', async () => {
    const { pass, sent, input } = await mount(undefined, (slot) => {
      slot.querySelector<HTMLInputElement>('[data-part="input"]')!.value = '6';
    });
    expect(input.value).toBe('6');
    await pass(400);
    expect(sent()).toEqual([6]);
  });

  it('steps down to 1, never to 0, and up to the limit', async () => {
    const { step, part } = await mount();
    const disabled = (name: string) => part(name).getAttribute('aria-disabled');
    expect([await step('decrease', 3), disabled('decrease')]).toEqual(['1', 'true']);
    expect([await step('increase', 12), disabled('increase')]).toEqual(['10', 'true']);
  });

  it('sends a typed number after a pause, before the field is left, and announces it', async () => {
    const { type, pass, sent, busy, announced } = await mount();
    for (const text of ['1', '', '7']) {
      type(text);
      await pass(text ? 399 : 400);
    }
    await pass(1);
    expect([sent(), busy(), announced()]).toEqual([[7], null, ['Desk lamp: quantity 7']]);
  });

  it('does not send the form when Enter is pressed, and saves the typed number', async () => {
    const { type, key, input, pass, sent, slot } = await mount();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    slot.dispatchEvent(submit);
    type('8');
    expect([submit.defaultPrevented, key(input, 'Enter')]).toEqual([true, true]);
    await pass(400);
    expect(sent()).toEqual([8]);
  });

  it('is sent when an input method has composed it, and not at the Enter that confirms it', async () => {
    const { input, key, pass, sent } = await mount();
    input.value = '5';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(key(input, 'Enter', { isComposing: true })).toBe(false);
    await pass(1000);
    expect(sent()).toEqual([]);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await pass(1000);
    expect(sent()).toEqual([5]);
  });

  it.each([
    ['12', 'The maximum is 10.'],
    ['', 'Please enter a number.'],
  ])('shows what is wrong with "%s" when the field is left, and restores the number', async (text, message) => {
    const { type, leave, step, input, pass, sent, announced, slot, error } = await mount();
    type(text);
    await pass(1000);
    expect(error()).toBe('');
    leave();
    await pass(400);
    expect([error(), input.value, sent()]).toEqual([message, '2', []]);
    expect(slot.className).toBe('cart-item-form form-field--error');
    expect(input.getAttribute('aria-describedby')).toBe('qty-a1b2-problem');
    // The element with the message is an alert: screen readers must not get the message twice.
    expect(announced()).toEqual([]);
    await step('increase');
    expect([error(), input.getAttribute('aria-invalid'), slot.className]).toEqual(['', null, 'cart-item-form']);
  });

  it('asks before 0 removes the line, and restores the number if the shopper declines', async () => {
    const { type, leave, input, pass, sent, dialogs, confirm } = await mount();
    for (const isConfirmed of [false, true]) {
      type('0');
      leave();
      await pass(400);
      expect([dialogs(), input.value]).toEqual([['confirm: Remove Desk lamp from your cart?'], '2']);
      expect(sent()).toEqual([]);
      await confirm(isConfirmed);
      await pass(400);
    }
    expect(sent()).toEqual([0]);
  });

  it('shows the number that another slot of the line wants to save, and is busy meanwhile', async () => {
    const { input, busy } = await mount({ saved: 2, wanted: 5, saving: true, isOutcomeUnknown: false, problem: null });
    expect([input.value, busy()]).toEqual(['5', 'true']);
  });

  it('restores the number when the shop refuses, and shows the reason', async () => {
    update.mockRejectedValue(new ShopError('data', 'x', { text: 'Only 4 left.' }));
    const { type, input, pass, error } = await mount();
    type('9');
    await pass(400);
    expect([input.value, error()]).toEqual(['2', 'The quantity of Desk lamp was not changed. Only 4 left.']);
  });
});
