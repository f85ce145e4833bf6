import { cartQuantity } from '../carts/cart';
import { priceCart } from '../carts/price-cart';
import type { PricedLine } from '../carts/price-line';
import { inventorySettings } from '../catalogue/inventory-settings';
import type { Message } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import { limitAt, type PageConfig } from '../wire/stencil-headers';
import { boughtCertificateContext } from './bought-certificate-context';
import { cardContext } from './card-context';
import { cartItemContext } from './cart-item-context';
import { cartTotalsContext } from './cart-totals-context';
import { shippingContext } from './shipping-context';
import { walletHtml } from './wallet-buttons';

/**
 * The `cart` of the cart page and its fragments.
 *
 * @param config its `cart.suggestions.limit`, which the preview sends as a header
 * @param suggestFor the id of the line that was just added, from `?suggest=`
 */
export function cartContext(
  visit: Visit,
  config: PageConfig,
  suggestFor: string | null,
  messages: readonly Message[] = [],
): Record<string, unknown> {
  const { cart } = visit.session;
  if (!cart || cartQuantity(cart) === 0) return { quantity: 0, items: [], status_messages: messages };
  const priced = priceCart(visit);
  const added = priced.lines.find(({ line }) => line.id === suggestFor);
  return {
    id: cart.id,
    quantity: cartQuantity(cart),
    items: [
      ...priced.lines.map((line) => cartItemContext(visit, line)),
      ...cart.bought.map((certificate) => boughtCertificateContext(visit, certificate)),
    ],
    status_messages: messages,
    promotions: { banners: priced.banners },
    ...cartTotalsContext(visit, priced),
    multi_coupon_ui_enabled: visit.world.settings.multipleCoupons,
    show_primary_checkout_button: true,
    show_multiple_address_shipping: priced.lines.length > 1,
    additional_checkout_buttons: visit.world.settings.wallet ? [walletHtml(visit, added ? 'preview' : 'cart')] : [],
    preview_payment_widget: walletHtml(visit, 'header'),
    suggested_products: suggestions(visit, priced.lines, added, limitAt(config, 'cart.suggestions', 4)),
    inventory_settings: inventorySettings,
    shipping_handling: shippingContext(visit, priced),
    ...(added ? { added_item: cartItemContext(visit, added) } : {}),
  };
}

/** Products related to the added line, or to any line when none was added. Products in the cart are left out. */
function suggestions(
  visit: Visit,
  lines: readonly PricedLine[],
  added: PricedLine | undefined,
  limit: number,
): object[] {
  const inCart = new Set(lines.map(({ product }) => product.id));
  const related = (added ? [added] : lines).flatMap(({ product }) => product.relatedIds);
  return [...new Set(related)]
    .filter((id) => !inCart.has(id))
    .flatMap((id) => visit.world.catalogue.findProduct(id) ?? [])
    .slice(0, limit)
    .map((product) => cardContext(visit, product));
}
