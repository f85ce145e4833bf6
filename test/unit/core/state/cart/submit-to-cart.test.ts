import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { followCartLink, updateOptions } from '../../../../../core/state/cart/cart-content';
import { openDialog } from '../../../../../core/state/ui/dialogs';
import { settle } from '../../../../support/jest/settle';
import { recordEvents, storeWithCalls } from '../store-with-calls';

const parts = (statusMessages = '') => ({
  content: '<ul data-cart-quantity="3"></ul>',
  totals: '',
  pageTitle: '',
  statusMessages,
  additionalCheckoutButtons: '',
});

const origin = { source: 'cart' } as const;

const open = (response: object | null) => {
  const post = jest.fn((_form: FormData, _sections: object) => Promise.resolve(response));
  const follow = jest.fn((_url: string, _sections: object) => Promise.resolve(response));
  const store = storeWithCalls({ cart: { post: post as never, follow: follow as never } });
  const closed = store.dispatch(openDialog({ name: 'cart-item', html: '<form></form>' }));
  return { store, post, follow, closed, state: () => store.getState() };
};

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the form with a line’s options', () => {
  it('closes its dialog, and then shows the new content of the page', async () => {
    const { store, post, closed, state } = open(parts());
    const states: [number, boolean][] = [];
    store.subscribe(() => states.push([state().ui.dialogs.length, state().cartPage.parts !== null]));
    const form = new FormData();
    await store.dispatch(updateOptions(form, 'cart-item', origin));
    expect(post).toHaveBeenCalledWith(form, expect.objectContaining({ content: 'cart/content' }));
    expect(await closed).toBe(true);
    expect(state()).toMatchObject({ ui: { dialogs: [] }, cartPage: { quantity: 3, shown: 1 }, cart: { changes: 1 } });
    // The focus can return to the old element.
    expect(states.findIndex(([dialogs]) => dialogs === 0)).toBeLessThan(states.findIndex(([, isShown]) => isShown));
  });

  it('is rejected when the page has a new error message', async () => {
    document.body.innerHTML = '<div data-store-says="error">The saw is sold out.</div>';
    const { store, state } = open(
      parts(`${document.body.innerHTML}<div data-store-says="error"><p> This glaze is\n sold out. </p></div>
        <div data-store-says="error">So is the mug.</div>`),
    );
    await expect(store.dispatch(updateOptions(new FormData(), 'cart-item', origin))).rejects.toMatchObject({
      kind: 'data',
      message: 'The shop did not accept the form',
      text: 'This glaze is sold out.\nSo is the mug.',
    });
    expect(state().ui.dialogs).toHaveLength(1);
  });

  it('has an event before it, whose listener can add a field, and one after it, or an error’s', async () => {
    const { store, post } = open(parts());
    const form = new FormData();
    form.set('item_id', 'a1b2');
    const add = (event: Event) => (event as CustomEvent<{ form: FormData }>).detail.form.set('note', 'B2B');
    document.addEventListener('widgets:before-cart-change', add, { once: true });
    const [before, after, errors] = (['before-cart-change', 'lines-updated', 'cart-error'] as const).map((name) =>
      recordEvents(`widgets:${name}`),
    );
    await store.dispatch(updateOptions(form, 'cart-item', origin));
    expect(Object.fromEntries(post.mock.calls[0]![0])).toEqual({ item_id: 'a1b2', note: 'B2B' });
    const changed = { kind: 'update-options', lines: [{ id: 'a1b2' }], source: 'cart' };
    expect(before).toMatchObject([changed]);
    expect([after, errors]).toEqual([[changed], []]);

    post.mockResolvedValue(parts('<div data-store-says="error">The saw is sold out.</div>'));
    await store.dispatch(updateOptions(form, 'cart-item', origin)).catch(() => {});
    expect([after?.length, errors]).toMatchObject([1, [{ kind: 'refusal', text: 'The saw is sold out.' }]]);
  });

  it('only marks the cart as changed when the response has no parts', async () => {
    const { store, state } = open(null);
    await store.dispatch(updateOptions(new FormData(), 'cart-item', origin));
    expect(state().cartPage.parts).toBeNull();
    expect(state().cart.changes).toBe(1);
  });
});

it('a link of the cart page is followed, and the page shows the response', async () => {
  const { store, follow, state } = open(parts('<p>Coupon removed</p>'));
  await store.dispatch(followCartLink('/cart.php?action=removecoupon&couponid=1', '', origin));
  await settle();
  expect(follow.mock.calls[0]).toEqual([
    '/cart.php?action=removecoupon&couponid=1',
    expect.objectContaining({ content: 'cart/content' }),
  ]);
  expect(state().cartPage).toMatchObject({ parts: { statusMessages: '<p>Coupon removed</p>' }, shown: 1 });
});
