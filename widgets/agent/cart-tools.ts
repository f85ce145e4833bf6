import { fillMessage } from '../../core/contract/fill-message';
import { setLine } from '../../core/state/cart/write-cart';
import { announce } from '../../core/state/ui/announce';
import { givenQuantity, type Tool, ToolInputError } from './tool';

export const cartTools: Readonly<Record<string, Tool>> = {
  get_cart: {
    needs: 'cart-badge',
    takes: [],
    reads: true,
    run: () => describeCart(),
  },
  change_cart_line: {
    needs: 'cart-badge',
    takes: ['line', 'quantity'],
    required: ['line', 'quantity'],
    async run({ line: id, quantity: wanted }, { dispatch, messages, signal }) {
      const quantity = givenQuantity(wanted, 0);
      const { lines } = await describeCart();
      const line = lines.find((one) => one.line === id);
      if (!line) throw new ToolInputError(`no line "${String(id)}" in the cart`);
      signal.throwIfAborted();
      await dispatch(setLine(String(id), quantity, { source: 'agent' }));
      const { name } = line;
      dispatch(announce(fillMessage(quantity ? messages.changed : messages.removed, { name, quantity })));
      await (await window.storefrontWidgets!.actions).refreshCart();
      return describeCart();
    },
  },
  open_cart: {
    needs: 'cart-preview',
    takes: [],
    async run() {
      // The promise waits until the shopper closes the dialog.
      void (await window.storefrontWidgets!.actions).showCart();
      return { opened: true };
    },
  },
};

/** Requests and describes the cart. */
export async function describeCart() {
  const cart = await (await window.storefrontWidgets!.actions).getCart();
  const { physicalItems, digitalItems, customItems } = cart?.lineItems ?? {};
  const lines = [physicalItems, digitalItems, customItems].flatMap((items) => items ?? []);
  return {
    currency: cart?.currency?.code,
    total: cart?.cartAmount ?? 0,
    coupons: cart?.coupons?.map(({ code }) => code),
    lines: lines.map(({ id, productId, name = '', quantity, salePrice, options }) => ({
      line: id,
      product: productId,
      name,
      quantity,
      price: salePrice,
      options: options?.map(({ name: option, value }) => `${option}: ${value}`),
    })),
  };
}
