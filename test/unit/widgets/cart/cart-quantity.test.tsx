import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { type CartLine, cartPageSlice } from '../../../../core/state/slices/cart-page-slice';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { cartQuantity } from '../../../../widgets/cart/cart-quantity';
import { mountExample, printExample } from '../../../support/examples/mount-example';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));

const update = jest.fn<(items: { id: string; quantity: number }[]) => Promise<object>>();
beforeEach(() => void update.mockReset().mockResolvedValue({}));

const mount = async (line?: CartLine, change?: (slot: HTMLElement) => void) => {
  const mounted = await mountExample(cartQuantity, {
    ...(change && { change }),
    api: { cart: { update } as never },
    state: { cartPage: { ...cartPageSlice.getInitialState(), lines: line ? { a1b2: line } : {} } },
  });
  const input = mounted.part('input') as HTMLInputElement;
  const event = (type: string) => input.dispatchEvent(new Event(type, { bubbles: true }));
  return {
    ...mounted,
    input,
    type: (text: string) => {
      input.value = text;
      event('input');
    },
    leave: () => event('change'),
    press: (key: string) => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    sent: () => update.mock.calls.map(([items]) => items[0]?.quantity),
    line: () => mounted.store.getState().cartPage.lines['a1b2'],
    pass: (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds),
  };
};

describe('a quantity in the cart, before its code arrives', () => {
  it('is a form that posts the number', () => {
    const form = printExample(cartQuantity) as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(new URL(form.action).pathname).toBe('/cart.php');
    expect(new FormData(form).get('qty[a1b2]')).toBe('2');
  });

  it('sends the number that was typed meanwhile', async () => {
    const typeSix = (slot: HTMLElement) =>
      void (slot.querySelector<HTMLInputElement>('[data-part="input"]')!.value = '6');
    const { pass, sent, input } = await mount(undefined, typeSix);
    expect(input.value).toBe('6');
    await pass(400);
    expect(sent()).toEqual([6]);
  });
});

describe('a quantity in the cart, when it is mounted', () => {
  it('changes nothing that the server rendered', async () => {
    const { slot, sent, pass } = await mount();
    await pass(1000);
    expect(slot.getAttribute('aria-busy')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('steps at once, and sends the last number after 400 ms without a press', async () => {
    const { part, input, pass, sent } = await mount();
    for (const expected of ['3', '4', '5']) {
      part('increase').click();
      await pass(100);
      expect(input.value).toBe(expected);
    }
    part('decrease').click();
    await pass(399);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual([4]);
    expect(input.value).toBe('4');
  });

  it('steps down to 1, never to 0, and up to the limit', async () => {
    const { part, input, pass } = await mount();
    for (let step = 0; step < 3; step += 1) part('decrease').click();
    await pass();
    expect(input.value).toBe('1');
    expect(part('decrease').getAttribute('aria-disabled')).toBe('true');
    for (let step = 0; step < 12; step += 1) {
      part('increase').click();
      await pass();
    }
    expect(input.value).toBe('10');
    expect(part('increase').getAttribute('aria-disabled')).toBe('true');
  });

  it('sends a typed number after a pause, before the field is left', async () => {
    const { type, pass, sent, slot } = await mount();
    type('1');
    await pass(100);
    type('');
    await pass(400);
    type('7');
    await pass(400);
    expect(sent()).toEqual([7]);
    expect(slot.getAttribute('aria-busy')).toBeNull();
  });

  it('accepts a number with spaces around it', async () => {
    const { type, leave, part, input, pass, sent } = await mount();
    type(' 3 ');
    leave();
    await pass();
    expect(sent()).toEqual([3]);
    expect(input.value).toBe('3');
    expect(part('error').textContent).toBe('');
  });

  it('does not send the form when Enter is pressed, and saves the typed number', async () => {
    const { type, press, pass, sent, slot } = await mount();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    slot.dispatchEvent(submit);
    type('8');
    press('Enter');
    await pass(400);
    expect(submit.defaultPrevented).toBe(true);
    expect(sent()).toEqual([8]);
  });

  it.each([
    ['12', 'The maximum is 10.'],
    ['two', 'Please enter a number.'],
    ['', 'Please enter a number.'],
  ])('shows what is wrong with "%s" when the field is left, and restores the number', async (text, messages) => {
    const { type, leave, part, input, pass, sent, store, slot } = await mount();
    type(text);
    await pass(1000);
    expect(part('error').textContent).toBe('');
    leave();
    await pass(400);
    expect(part('error').textContent).toEqual(messages);
    expect(input.value).toBe('2');
    expect(input.getAttribute('aria-describedby')).toBe('qty-a1b2-problem');
    expect(slot.className).toBe('cart-item-form form-field--error');
    // The element with the message is an alert: screen readers must not get the message twice.
    expect(store.getState().ui.announcements).toEqual([]);
    expect(sent()).toEqual([]);
    part('increase').click();
    await pass();
    expect(part('error').textContent).toBe('');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(slot.className).toBe('cart-item-form');
  });

  it('asks before 0 removes the line, and restores the number if the shopper declines', async () => {
    const { type, leave, input, pass, sent, store } = await mount();
    type('0');
    leave();
    await pass(400);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'confirm', text: 'Remove Desk lamp from your cart?' }]);
    expect(input.value).toBe('2');
    expect(sent()).toEqual([]);
    store.dispatch(closeDialog('confirm'));
    await pass(400);
    expect(sent()).toEqual([]);
    type('0');
    leave();
    await pass();
    store.dispatch(closeDialog('confirm', { confirmed: true }));
    await pass(400);
    expect(sent()).toEqual([0]);
  });
});

describe('a quantity in the cart, when the shop changes', () => {
  it('shows the number that another slot of the line wants to save', async () => {
    const { input, slot } = await mount({ saved: 2, wanted: 5, saving: true, isOutcomeUnknown: false, problem: null });
    expect(input.value).toBe('5');
    expect(slot.getAttribute('aria-busy')).toBe('true');
  });

  it('is busy until the shop has responded', async () => {
    let respond = (_: object) => {};
    update.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    const { part, slot, pass, store } = await mount();
    part('increase').click();
    await pass(400);
    expect(slot.getAttribute('aria-busy')).toBe('true');
    respond({});
    await pass();
    expect(slot.getAttribute('aria-busy')).toBeNull();
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['Desk lamp: quantity 3']);
  });
});

describe('a quantity in the cart, when the shop refuses or fails', () => {
  const refused = {
    saved: 2,
    wanted: 2,
    saving: false,
    isOutcomeUnknown: false,
    problem: { text: 'The quantity of Desk lamp was not changed. Only 4 left.', tried: 9 },
  };

  it('restores the number, and shows the reason', async () => {
    update.mockRejectedValue(new ShopError('data', 'x', { text: 'Only 4 left.' }));
    const { type, part, input, pass, line } = await mount();
    type('9');
    await pass(400);
    expect(input.value).toBe('2');
    expect(part('error').textContent).toBe('The quantity of Desk lamp was not changed. Only 4 left.');
    expect(line()).toEqual(refused);
  });

  it('still shows the reason after the line was rendered again', async () => {
    const { part } = await mount(refused);
    expect(part('error').textContent).toBe('The quantity of Desk lamp was not changed. Only 4 left.');
  });
});

describe('a quantity in the cart, while an input method composes it', () => {
  it('is sent when the text is final, and not at the Enter that confirms it', async () => {
    const { input, pass, sent } = await mount();
    input.value = '5';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    input.dispatchEvent(enter);
    await pass(1000);
    expect([enter.defaultPrevented, sent()]).toEqual([false, []]);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await pass(1000);
    expect(sent()).toEqual([5]);
  });
});
