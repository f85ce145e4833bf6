import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { cartEdit } from '../../../../widgets/cart-extras/cart-edit';
import { complaints } from '../../../support/jest/setup';
import { mountForUser } from '../with-user';

const withDialog = (html: string) => `${html}<dialog data-widget="dialog" data-name="cart-item"></dialog>`;

const mount = async (
  example: number,
  respond = async () => '<form data-product-scope="[product]">[quantity]</form>',
  around = withDialog,
) => {
  const requested = jest.fn(async (_kind: string, _id: string) => ({ data: null, content: await respond() }));
  const configure = (id: string) => requested('options', id);
  const options = (id: string) => requested('wrapping', id);
  const api = { product: { configure: configure as never }, giftWrapping: { options: options as never } };
  return { ...(await mountForUser(cartEdit, { example, around, api })), requests: requested.mock.calls };
};

describe('the control that opens the form of a cart line', () => {
  it('shows the form of the options, for its product', async () => {
    const { click, requests, slot, store } = await mount(0);
    expect(slot.getAttribute('aria-haspopup')).toBe('dialog');
    expect([await click(), requests]).toEqual([false, [['options', 'a1b2']]]);
    expect(store.getState().ui.dialogs).toMatchObject([
      { name: 'cart-item', status: 'loaded', html: '<form data-product-scope="77">[quantity]</form>' },
    ]);
  });

  it('shows the form of the gift wrapping', async () => {
    const { click, requests } = await mount(1);
    await click();
    expect(requests).toEqual([['wrapping', 'a1b2']]);
  });

  it('leaves the link to the browser for a new tab, and in a theme without the dialog', async () => {
    const { click, slot, requests } = await mount(0);
    expect(await click(slot, { ctrlKey: true })).toBe(true);
    document.querySelector('dialog')?.remove();
    expect([await click(), requests]).toEqual([true, []]);
  });

  it('shows an alert instead of an empty dialog when the shop fails', async () => {
    const { click, dialogs } = await mount(0, async () => '');
    await click();
    expect(dialogs()).toEqual([expect.stringMatching(/^alert/)]);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it.each<[string, object, string[]]>([
    ['goes to the page of the link after a challenge of the host', { isChallenge: true }, ['/desk-lamp/']],
    ['stays on this page after another failure', {}, []],
  ])('%s', async (_, facts, pages) => {
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    const error = new ShopError('http', '403', { status: 403, ...facts });
    const { click } = await mount(0, () => Promise.reject(error));
    await click();
    expect(goTo.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(pages);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
