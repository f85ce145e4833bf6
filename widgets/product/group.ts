import { defineGroup } from '../../core/mount/define-group';
import { addToCart } from './add-to-cart';
import { productDetails } from './product-details';
import { productMessage } from './stock/product-message';
import { productOptions } from './options/product-options';
import { productPrice } from './price/product-price';
import { productStock } from './stock/product-stock';
import { quantity } from './quantity/quantity';

/** The widgets of one product by which it is chosen and bought, on its page and in the quick view. */
export const group = defineGroup([
  addToCart,
  productDetails,
  productMessage,
  productOptions,
  productPrice,
  productStock,
  quantity,
]);
