import { cartQuantity } from '../carts/cart';
import { priceCart, type PricedLine } from '../carts/price-cart';
import { money } from '../pricing/money';
import type { Message } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import { limitAt, type PageConfig } from '../wire/stencil-headers';
import { cardContext } from './card-context';
import { cartItemContext } from './cart-item-context';

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
  if (!cart || cart.lines.length === 0) return { quantity: 0, items: [], status_messages: messages };
  const priced = priceCart(visit);
  const nothing = money(0, visit.prices.currency);
  const added = priced.lines.find(({ line }) => line.id === suggestFor);
  return {
    id: cart.id,
    quantity: cartQuantity(cart),
    items: priced.lines.map((line) => cartItemContext(visit, line)),
    status_messages: messages,
    coupons: [],
    gift_certificates: [],
    fees: [],
    taxes: [{ name: visit.prices.tax.label, cost: priced.tax, included: priced.isTaxIncluded }],
    multi_coupon_ui_enabled: false,
    sub_total: priced.subtotal,
    discount: null,
    display_discount_total: nothing,
    order_based_auto_discount_total: nothing,
    order_based_auto_discount_max_limit_reached: false,
    manual_discount_total: nothing,
    total_discount: nothing,
    gift_wrapping_cost: nothing,
    grand_total: priced.grandTotal,
    show_primary_checkout_button: true,
    show_multiple_address_shipping: false,
    additional_checkout_buttons: [],
    suggested_products: suggestions(visit, priced.lines, added, limitAt(config, 'cart.suggestions', 4)),
    inventory_settings: inventorySettings,
    shipping_handling: shippingHandling,
    ...(added ? { added_item: cartItemContext(visit, added) } : {}),
  };
}

/** What goes with the added line, else with the first; never what is in the cart already. */
function suggestions(
  visit: Visit,
  lines: readonly PricedLine[],
  added: PricedLine | undefined,
  limit: number,
): object[] {
  const inCart = new Set(lines.map(({ product }) => product.id));
  return ((added ?? lines[0])?.product.relatedIds ?? [])
    .filter((id) => !inCart.has(id))
    .flatMap((id) => visit.world.catalogue.findProduct(id) ?? [])
    .slice(0, limit)
    .map((product) => cardContext(visit, product));
}

const inventorySettings = {
  show_quantity_on_hand: false,
  show_quantity_on_backorder: false,
  show_backorder_message: false,
  show_default_shipping_expectation_prompt: false,
  default_shipping_expectation_prompt: null,
};

const shippingHandling = {
  show_estimator: true,
  handling_cost: null,
  shipping_cost: null,
  shipping_cost_discounted: null,
  countries: [{ id: 226, name: 'United States', selected: true }],
  states: [{ id: 30, name: 'Maine', selected: false }],
  selected_state: '',
  selected_city: '',
  selected_zip: '',
  provider: null,
};
