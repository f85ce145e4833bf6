import { defineGroup } from '../../core/mount/define-group';
import { cartCode } from './cart-code';
import { cartEdit } from './cart-edit';
import { cartOptions } from './cart-options';
import { cartPage } from './cart-page';
import { cartQuantity } from './cart-quantity';
import { cartRemove } from './cart-remove';
import { cartWrapping } from './cart-wrapping';
import { shippingEstimator } from './shipping-estimator';
import { shippingQuotes } from './shipping-quotes';

/** All widgets of the cart page. */
export const group = defineGroup([
  cartCode,
  cartEdit,
  cartOptions,
  cartPage,
  cartQuantity,
  cartRemove,
  cartWrapping,
  shippingEstimator,
  shippingQuotes,
]);
