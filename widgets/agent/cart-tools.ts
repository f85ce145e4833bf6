import type { RestCart } from '../../core/api/rest-carts';
import { fillMessage } from '../../core/contract/fill-message';
import { announce } from '../../core/state/slices/ui-slice';
import { givenQuantity, objectOf, propertyOf, quantityOf, type Tool, ToolInputError, textOf } from './tool';

export const cartTools: Readonly<Record<string, Tool>> = {
  get_cart: {
    needs: 'cart-badge',
    reads: true,
    run: () => describeCart(),
  },
  update_cart: {
    needs: 'cart-badge',
    input: ({ line, quantity }) => {
      const items = objectOf({ id: textOf(line), quantity: quantityOf(quantity) }, ['id', 'quantity']);
      return { cart: objectOf({ line_items: { type: 'array', items } }, ['line_items']) };
    },
    required: ['cart'],
    async run({ cart: wanted }, { dispatch, messages, signal }) {
      const given = propertyOf(wanted, 'line_items');
      if (!Array.isArray(given) || given.length === 0)
        throw new ToolInputError('cart.line_items must be a list of lines');
      const items = given.map((one: unknown) => ({
        id: String(propertyOf(one, 'id')),
        quantity: givenQuantity(propertyOf(one, 'quantity'), 0),
      }));
      const { line_items: lines } = await describeCart();
      // UCP replaces the whole list. Here a missing line stays, so an incomplete list removes nothing.
      const changes = items.map((item) => {
        const line = lines.find(({ id }) => id === item.id);
        if (!line) throw new ToolInputError(`no line "${item.id}" in the cart`);
        return { ...item, name: line.name };
      });
      signal.throwIfAborted();
      const cart = await (await window.storefrontWidgets!.actions).updateCart(items, 'agent');
      for (const { name, quantity } of changes) {
        dispatch(announce(fillMessage(quantity ? messages.changed : messages.removed, { name, quantity })));
      }
      return describe(cart);
    },
  },
  open_cart: {
    needs: 'cart-preview',
    async run() {
      // The promise waits until the shopper closes the dialog.
      void (await window.storefrontWidgets!.actions).openCart();
      return { opened: true };
    },
  },
};

export const describeCart = async () => describe(await (await window.storefrontWidgets!.actions).getCart());

function describe(cart: RestCart | null) {
  const { physicalItems, digitalItems, customItems } = cart?.lineItems ?? {};
  const lines = [physicalItems, digitalItems, customItems].flatMap((items) => items ?? []);
  return {
    currency: cart?.currency?.code,
    total: cart?.cartAmount ?? 0,
    coupons: cart?.coupons?.map(({ code }) => code),
    line_items: lines.map(({ id, productId, name = '', quantity, salePrice, options }) => ({
      id,
      product: productId,
      name,
      quantity,
      price: salePrice,
      options: options?.map(({ name: option, value }) => `${option}: ${value}`),
    })),
  };
}
