import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { openDialog } from '../../../../core/state/ui/dialogs';
import { cartWrapping } from '../../../../widgets/cart-extras/cart-wrapping';
import { cancelCartChange } from '../../core/state/cancel-cart-change';
import { mountForUser } from '../with-user';

const mount = async (respond = async () => {}) => {
  const choose = jest.fn((_id: string, _fields: object) => respond());
  const mounted = await mountForUser(cartWrapping, { api: { giftWrapping: { choose: choose as never } } });
  void mounted.store.dispatch(openDialog({ name: 'cart-item', html: '<form></form>' }));
  return {
    ...mounted,
    choose,
    wrap: (index: string, value: string) => mounted.select(document.querySelector(`#giftwrapping-${index}`)!, value),
    message: () => document.querySelector<HTMLFieldSetElement>('#giftWrapping-message-all')!,
    error: () => mounted.part('error').textContent,
  };
};

describe('the gift wrapping of a line', () => {
  it('shows the picture of the chosen wrapping, and asks for a message only if it allows one', async () => {
    const { wrap, message, parts } = await mount();
    const shown = () => parts('preview').flatMap(({ hidden, dataset }) => (hidden ? [] : [dataset]));
    const isOff = () => [message().hidden, message().disabled];
    await wrap('all', '1');
    expect([shown(), isOff()]).toMatchObject([[{ index: 'all', wrapping: '1' }], [false, false]]);
    await wrap('all', '3');
    expect([shown(), isOff()]).toEqual([[], [true, true]]);
  });

  it('wraps all items in the same way', async () => {
    const { wrap, message, submit, choose, dialogs, announced, store } = await mount();
    await wrap('all', '1');
    message().querySelector('textarea')!.value = 'Happy birthday!';
    await submit();
    expect(choose).toHaveBeenCalledWith('a1b2', {
      action: 'save_giftwrapping',
      item_id: 'a1b2',
      giftwraptype: 'same',
      'giftwrapping[all]': '1',
      'giftmessage[all]': 'Happy birthday!',
    });
    expect([dialogs(), announced()]).toEqual([[], ['The gift wrapping is saved.']]);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('wraps each piece in its own way, and may leave one unwrapped', async () => {
    const { slot, click, wrap, part, submit, choose } = await mount();
    await click(slot.querySelector('[value="different"]')!);
    expect([part('together').hidden, part('apart').hidden]).toEqual([true, false]);
    await wrap('2', '3');
    await submit();
    const sent = choose.mock.calls[0]?.[1];
    expect(sent).toMatchObject({ giftwraptype: 'different', 'giftwrapping[1]': '', 'giftwrapping[2]': '3' });
    expect(sent).not.toHaveProperty(['giftwrapping[all]']);
  });

  it('shows that nothing was chosen, and focuses the list', async () => {
    const { submit, choose, error } = await mount();
    await submit();
    expect([choose.mock.calls, error()]).toEqual([[], 'Please choose a gift wrapping.']);
    expect(document.activeElement?.id).toBe('giftwrapping-all');
  });

  it('is not sent if a script of the page cancels, and its reason is shown', async () => {
    const { wrap, submit, error, choose } = await mount();
    const asked = cancelCartChange('Not for this line.');
    await wrap('all', '1');
    await submit();
    expect(asked).toMatchObject([
      { kind: 'update-wrapping', lines: [{ id: 'a1b2' }], source: 'cart', widget: 'cart-wrapping' },
    ]);
    expect([error(), choose.mock.calls]).toEqual(['Not for this line.', []]);
  });

  it('keeps the form open, with the reason, when the shop refuses, until the next choice', async () => {
    const { wrap, submit, error, dialogs } = await mount(() =>
      Promise.reject(new ShopError('data', 'x', { text: 'The message is too long.' })),
    );
    await wrap('all', '1');
    await submit();
    expect([error(), dialogs()]).toEqual(['The message is too long.', ['cart-item']]);
    await wrap('all', '3');
    expect(error()).toBe('');
  });
});
