import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { createActions } from '../../../../core/mount/actions';
import type { Session } from '../../../../core/mount/session';
import { makeStore } from '../../../../core/state/make-store';
import { agentTools } from '../../../../widgets/agent/agent-tools';
import { settle } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';
import { fakeModelContext } from './fake-model-context';

/** The quick view of a product. */
export const product = (name = 'Desk lamp') => `
  <div data-product-scope="77"><h2>${name}</h2><p data-widget="product-price">$49.00</p>
    <dl data-widget="product-details"><dt>Bulb</dt><dd>E27</dd></dl>
    <form data-cart-item-add><input type="hidden" name="product_id" value="77">
      <fieldset data-product-attribute="set-radio" data-option-name="Colour">
        <input type="radio" id="a" name="attribute[1]" value="5" required><label for="a">Red</label>
        <input type="radio" id="b" name="attribute[1]" value="6" required><label for="b">Blue <i data-part="note">(Sold out)</i></label>
        <p data-part="problem" data-required-message="Please choose: Colour"></p></fieldset>
      <input name="qty[]" value="1"><button type="submit">Add</button></form></div>`;
/** The slots without which a page has no tools. */
export const slots =
  '<a data-widget="cart-badge"></a><dialog data-widget="cart-preview"></dialog><p data-widget="quick-search"></p>';
/** A cart with one line. */
const cart = (quantity: number) => ({
  id: 'c1',
  currency: { code: 'EUR' },
  cartAmount: 98,
  lineItems: { physicalItems: [{ id: 'l1', productId: 77, name: 'Desk lamp', quantity, salePrice: 49 }] },
});

/** Mounts the tools on a page with a cart; the shop responds as given. */
export async function mountTools(given: Record<string, unknown> = {}) {
  const model = fakeModelContext();
  const api = {
    restCarts: { get: async () => cart(2), quantity: async () => 2 },
    product: { quickView: async () => product() },
    ...given,
  } as unknown as Partial<StorefrontApi>;
  const session = { api: async () => api } as unknown as Session;
  const store = makeStore({ api: async () => api as StorefrontApi, afterPaint: () => Promise.resolve() });
  const actions = createActions(Object.assign(session, { store }));
  Object.assign(window, { storefrontWidgets: { actions: Promise.resolve(actions) } });
  const mounted = await mountForUser(agentTools, { store, around: (slot) => slots + slot });
  await settle();
  return { model, ...mounted };
}
