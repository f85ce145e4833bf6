import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { openDialog } from '../../../../core/state/ui/dialogs';
import { cartWrapping } from '../../../../widgets/cart/cart-wrapping';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const mount = async () => {
  const choose = jest.fn((_id: string, _fields: object) => Promise.resolve());
  const mounted = await mountExample(cartWrapping, { api: { giftWrapping: { choose } as never } });
  const { slot, store } = mounted;
  void store.dispatch(openDialog({ name: 'cart-item', html: '<form></form>' }));
  const change = async (element: Element) => {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  return {
    ...mounted,
    choose,
    wrap: async (index: string, value: string) => {
      const list = document.querySelector<HTMLSelectElement>(`#giftwrapping-${index}`)!;
      list.value = value;
      await change(list);
    },
    apart: async () => {
      const radio = slot.querySelector<HTMLInputElement>('[value="different"]')!;
      radio.checked = true;
      await change(radio);
    },
    message: (index: string) => document.querySelector<HTMLFieldSetElement>(`#giftWrapping-message-${index}`)!,
    save: async () => {
      (slot as HTMLFormElement).requestSubmit();
      await settle();
    },
    dialogs: () => store.getState().ui.dialogs.map(({ name }) => name),
  };
};

describe('the gift wrapping of a line, before its code arrives', () => {
  it('is a form that posts it', () => {
    const form = printExample(cartWrapping) as HTMLFormElement;
    expect([...new FormData(form).keys()]).toEqual(['action', 'item_id', 'giftwraptype', 'giftwrapping[all]']);
  });
});

describe('the gift wrapping of a line, when it is mounted', () => {
  it('asks for a message only if the wrapping allows one', async () => {
    const { wrap, message } = await mount();
    await wrap('all', '1');
    expect(message('all').hidden).toBe(false);
    expect(message('all').disabled).toBe(false);
    await wrap('all', '3');
    expect(message('all').hidden).toBe(true);
    expect(message('all').disabled).toBe(true);
  });

  it('shows the picture of the chosen wrapping', async () => {
    const { wrap, parts } = await mount();
    const shown = () => parts('preview').flatMap(({ hidden, dataset }) => (hidden ? [] : [dataset]));
    await wrap('all', '1');
    expect(shown()).toMatchObject([{ index: 'all', wrapping: '1' }]);
    await wrap('all', '3');
    expect(shown()).toEqual([]);
  });

  it('wraps all items in the same way', async () => {
    const { wrap, message, save, choose, dialogs, store } = await mount();
    await wrap('all', '1');
    message('all').querySelector('textarea')!.value = 'Happy birthday!';
    await save();
    expect(choose).toHaveBeenCalledWith('a1b2', {
      action: 'save_giftwrapping',
      item_id: 'a1b2',
      giftwraptype: 'same',
      'giftwrapping[all]': '1',
      'giftmessage[all]': 'Happy birthday!',
    });
    expect(dialogs()).toEqual([]);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['The gift wrapping is saved.']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('wraps each piece in its own way, and may leave one unwrapped', async () => {
    const { apart, wrap, part, save, choose } = await mount();
    await apart();
    expect(part('together').hidden).toBe(true);
    expect(part('apart').hidden).toBe(false);
    await wrap('2', '3');
    await save();
    expect(choose.mock.calls[0]?.[1]).toMatchObject({
      giftwraptype: 'different',
      'giftwrapping[1]': '',
      'giftwrapping[2]': '3',
    });
    expect(choose.mock.calls[0]?.[1]).not.toHaveProperty(['giftwrapping[all]']);
  });
});

describe('the gift wrapping of a line, when something is wrong', () => {
  it('shows that nothing was chosen, and focuses the list', async () => {
    const { save, choose, part } = await mount();
    await save();
    expect(part('error').textContent).toBe('Please choose a gift wrapping.');
    expect(document.activeElement?.id).toBe('giftwrapping-all');
    expect(choose).not.toHaveBeenCalled();
  });

  it('keeps the form open, with the reason, when the shop refuses', async () => {
    const { wrap, save, choose, part, dialogs } = await mount();
    choose.mockRejectedValue(new ShopError('data', 'x', { text: 'The message is too long.' }));
    await wrap('all', '1');
    await save();
    expect(part('error').textContent).toBe('The message is too long.');
    expect(dialogs()).toEqual(['cart-item']);
    await wrap('all', '3');
    expect(part('error').textContent).toBe('');
  });
});
