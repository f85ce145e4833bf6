import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { openDialog } from '../../../../core/state/ui/dialogs';
import { cartWrapping } from '../../../../widgets/cart/cart-wrapping';
import { mountWidget } from '../../mount-widget';
import { settle } from './settle';

// The partial's example has no wrapping with a picture or a message, which are what these tests are about.
const choice = (index: string) => `
  <select id="choice-${index}" name="giftwrapping[${index}]" data-index="${index}" data-part="choice">
    <option value="">Choose</option><option value="1" data-allow-message="true">Paper</option>
    <option value="3" data-allow-message="false">Bag</option></select>
  <img alt="Paper" data-index="${index}" data-wrapping="1" data-part="preview" hidden>
  <fieldset id="message-${index}" data-index="${index}" data-part="message" hidden disabled>
    <textarea name="giftmessage[${index}]"></textarea></fieldset>`;
const html = `
  <form action="/cart.php" method="post" novalidate data-widget="cart-wrapping" data-item-id="line-1"
        data-missing="Please choose." data-saved="Wrapped.">
    <input type="hidden" name="action" value="save_giftwrapping"><input type="hidden" name="item_id" value="line-1">
    <input type="radio" name="giftwraptype" value="same" checked data-part="type">
    <input type="radio" name="giftwraptype" value="different" data-part="type">
    <fieldset data-part="together">${choice('all')}</fieldset>
    <fieldset data-part="apart" hidden disabled>${choice('1')}${choice('2')}</fieldset>
    <p data-part="error"></p><button data-part="submit">Save</button>
  </form>`;

const mount = async () => {
  const choose = jest.fn((_id: string, _fields: object) => Promise.resolve());
  const mounted = await mountWidget(cartWrapping, html, { api: { giftWrapping: { choose } as never } });
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
      const list = document.querySelector<HTMLSelectElement>(`#choice-${index}`)!;
      list.value = value;
      await change(list);
    },
    apart: async () => {
      const radio = slot.querySelector<HTMLInputElement>('[value="different"]')!;
      radio.checked = true;
      await change(radio);
    },
    message: (index: string) => document.querySelector<HTMLFieldSetElement>(`#message-${index}`)!,
    save: async () => {
      (slot as HTMLFormElement).requestSubmit();
      await settle();
    },
    dialogs: () => store.getState().ui.dialogs.map(({ name }) => name),
  };
};

describe('the gift wrapping of a line, before its code arrives', () => {
  it('is a form that posts it', () => {
    document.body.innerHTML = html;
    expect([...new FormData(document.querySelector('form')!).keys()]).toEqual([
      'action',
      'item_id',
      'giftwraptype',
      'giftwrapping[all]',
    ]);
  });
});

describe('the gift wrapping of a line, when it is mounted', () => {
  it('asks for a message only where one goes with the wrapping', async () => {
    const { wrap, message } = await mount();
    await wrap('all', '1');
    expect([message('all').hidden, message('all').disabled]).toEqual([false, false]);
    await wrap('all', '3');
    expect([message('all').hidden, message('all').disabled]).toEqual([true, true]);
  });

  it('shows the picture of the wrapping that is chosen', async () => {
    const { wrap, part } = await mount();
    await wrap('all', '1');
    expect(part('preview').hidden).toBe(false);
    await wrap('all', '3');
    expect(part('preview').hidden).toBe(true);
  });

  it('wraps all pieces alike', async () => {
    const { wrap, message, save, choose, dialogs, store } = await mount();
    await wrap('all', '1');
    message('all').querySelector('textarea')!.value = 'Happy birthday!';
    await save();
    expect(choose).toHaveBeenCalledWith('line-1', {
      action: 'save_giftwrapping',
      item_id: 'line-1',
      giftwraptype: 'same',
      'giftwrapping[all]': '1',
      'giftmessage[all]': 'Happy birthday!',
    });
    expect(dialogs()).toEqual([]);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['Wrapped.']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('wraps each piece in its own way, or leaves one as it is', async () => {
    const { apart, wrap, part, save, choose } = await mount();
    await apart();
    expect([part('together').hidden, part('apart').hidden]).toEqual([true, false]);
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
  it('says that nothing was chosen, at the list that is to be used', async () => {
    const { save, choose, part } = await mount();
    await save();
    expect([part('error').textContent, document.activeElement?.id]).toEqual(['Please choose.', 'choice-all']);
    expect(choose).not.toHaveBeenCalled();
  });

  it('keeps the form open, with the reason, when the shop says no', async () => {
    const { wrap, save, choose, part, dialogs } = await mount();
    choose.mockRejectedValue(new ShopError('data', 'x', { text: 'The message is too long.' }));
    await wrap('all', '1');
    await save();
    expect([part('error').textContent, dialogs()]).toEqual(['The message is too long.', ['cart-item']]);
    await wrap('all', '3');
    expect(part('error').textContent).toBe('');
  });
});
