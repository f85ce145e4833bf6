import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { productEntry } from '../../../../core/state/product/product-entry';
import { productScope } from '../../../../core/state/product/product-scope';
import { attributesReceived, productChanged } from '../../../../core/state/slices/product-options-slice';
import { openDialog } from '../../../../core/state/ui/dialogs';
import { cartOptions } from '../../../../widgets/cart/cart-options';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const ofProduct = ({ dataset }: HTMLElement) => void (dataset.productScope = '103');

afterEach(() => localStorage.clear());

const mount = async () => {
  const post = jest.fn((_form: FormData): Promise<object | null> => Promise.resolve(null));
  const mounted = await mountExample(cartOptions, { change: ofProduct, api: { cart: { post } as never } });
  const { store, slot } = mounted;
  void store.dispatch(openDialog({ name: 'cart-item', html: '<form></form>' }));
  return {
    ...mounted,
    post,
    save: async () => {
      (slot as HTMLFormElement).requestSubmit();
      await settle();
    },
    respond: async (attributes: object) => {
      const { key, productId } = productScope(slot);
      store.dispatch(productChanged({ key, entry: productEntry(productId) }));
      store.dispatch(attributesReceived({ key, attributes, content: '' }));
      await settle();
    },
    dialogs: () => store.getState().ui.dialogs.map(({ name }) => name),
  };
};

describe('the options of a line, before its code arrives', () => {
  it('are a form that posts them', () => {
    const sent = new FormData(printExample(cartOptions) as HTMLFormElement);
    expect([sent.get('action'), sent.get('item_id'), sent.get('attribute[10101]')]).toEqual([
      'EditProductFieldsInCart',
      'a1b2',
      '1010101',
    ]);
  });
});

describe('the options of a line, when they are mounted', () => {
  it('are saved without leaving the page: the dialog closes, and the change is announced', async () => {
    const { save, post, dialogs, store } = await mount();
    await save();
    const [form] = post.mock.calls[0] ?? [];
    expect(form?.get('item_id')).toBe('a1b2');
    expect(form?.get('attribute[10101]')).toBe('1010101');
    expect(dialogs()).toEqual([]);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['The options are changed.']);
  });

  it('are not sent while one of them is missing', async () => {
    const { save, post, slot } = await mount();
    slot.querySelector<HTMLInputElement>(':checked')!.checked = false;
    await save();
    expect(post).not.toHaveBeenCalled();
  });

  it('are sent once', async () => {
    const { save, post, part } = await mount();
    post.mockReturnValue(new Promise(() => {}));
    await save();
    await save();
    expect(post).toHaveBeenCalledTimes(1);
    expect(part('submit').getAttribute('aria-busy')).toBe('true');
    expect((part('submit') as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('the options of a line, when the shop changes', () => {
  it('can be saved only while they can be bought', async () => {
    const { respond, part } = await mount();
    await respond({ purchasable: true, instock: false });
    expect((part('submit') as HTMLButtonElement).disabled).toBe(true);
    await respond({ purchasable: true, instock: true });
    expect((part('submit') as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('the options of a line, when the shop refuses or fails', () => {
  it('stay in the dialog as chosen, with the reason', async () => {
    const { save, post, part, dialogs } = await mount();
    post.mockRejectedValue(new ShopError('data', 'x', { text: 'Moss is sold out.' }));
    await save();
    expect(part('error').textContent).toBe('Moss is sold out.');
    expect(dialogs()).toEqual(['cart-item']);
    expect(part('submit').getAttribute('aria-busy')).toBeNull();
  });
});
