import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { productEntry, productScope } from '../../../../core/state/product/product-entry';
import { attributesReceived, productChanged } from '../../../../core/state/slices/product-options-slice';
import { openDialog } from '../../../../core/state/ui/dialogs';
import { cartOptions } from '../../../../widgets/cart/cart-options';
import { settle } from '../../../support/jest/settle';
import { cancelCartChange } from '../../core/state/cancel-cart-change';
import { mountForUser } from '../with-user';

afterEach(() => localStorage.clear());

const mount = async (respond = async (): Promise<object | null> => null) => {
  const post = jest.fn((_form: FormData) => respond());
  const change = ({ dataset }: HTMLElement) => void (dataset.productScope = '103');
  const mounted = await mountForUser(cartOptions, { change, api: { cart: { post: post as never } } });
  void mounted.store.dispatch(openDialog({ name: 'cart-item', html: '<form></form>' }));
  return { ...mounted, post, button: mounted.part('submit') as HTMLButtonElement };
};

describe('the options of a line', () => {
  it('are saved without leaving the page: the dialog closes, and the change is announced', async () => {
    const { submit, post, dialogs, announced } = await mount();
    await submit();
    const [form] = post.mock.calls[0] ?? [];
    expect([form?.get('item_id'), form?.get('attribute[10101]')]).toEqual(['a1b2', '1010101']);
    expect([dialogs(), announced()]).toEqual([[], ['The options are changed.']]);
  });

  it('are not sent while one of them is missing', async () => {
    const { submit, post, slot } = await mount();
    slot.querySelector<HTMLInputElement>(':checked')!.checked = false;
    await submit();
    expect(post).not.toHaveBeenCalled();
  });

  it('are sent once, by a button that is busy and keeps the focus', async () => {
    const { submit, post, button } = await mount(() => new Promise(() => {}));
    await submit();
    await submit();
    expect([post.mock.calls.length, button.getAttribute('aria-busy'), button.disabled]).toEqual([1, 'true', false]);
  });

  it('can be saved only while they can be bought', async () => {
    const { slot, store, button } = await mount();
    const { key, productId } = productScope(slot);
    for (const instock of [false, true]) {
      store.dispatch(productChanged({ key, entry: productEntry(productId) }));
      store.dispatch(attributesReceived({ key, attributes: { purchasable: true, instock }, content: '' }));
      await settle();
      expect(button.disabled).toBe(!instock);
    }
  });

  it('are not sent if a script of the page cancels, and its reason is shown', async () => {
    const { submit, part, dialogs, post } = await mount();
    const asked = cancelCartChange('Ask your buyer.');
    await submit();
    expect(asked).toMatchObject([
      { kind: 'update-options', lines: [{ id: 'a1b2' }], source: 'cart', widget: 'cart-options' },
    ]);
    expect([part('error').textContent, dialogs(), post.mock.calls]).toEqual(['Ask your buyer.', ['cart-item'], []]);
  });

  it('stay in the dialog as chosen, with the reason, when the shop refuses', async () => {
    const { submit, part, dialogs, button } = await mount(() =>
      Promise.reject(new ShopError('data', 'x', { text: 'Moss is sold out.' })),
    );
    await submit();
    expect([part('error').textContent, dialogs()]).toEqual(['Moss is sold out.', ['cart-item']]);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
