import { defineGroup } from '../../core/mount/define-group';
import { addToCart } from './add-to-cart';
import { bulkPricing } from './price/bulk-pricing';
import { packPrice } from './price/pack-price';
import { pairedProducts } from './options/paired-products';
import { productBackorder } from './stock/product-backorder';
import { productDetails } from './product-details';
import { productGallery } from './gallery/product-gallery';
import { productMessage } from './stock/product-message';
import { productOptions } from './options/product-options';
import { productPrice } from './price/product-price';
import { productStock } from './stock/product-stock';
import { productVariant } from './options/product-variant';
import { productWishlist } from './product-wishlist';
import { quantity } from './quantity/quantity';
import { share } from './share';
import { videoGallery } from './gallery/video-gallery';

/** The widgets of one product, on its page and in the quick view. */
export const group = defineGroup([
  addToCart,
  bulkPricing,
  packPrice,
  pairedProducts,
  productBackorder,
  productDetails,
  productGallery,
  productMessage,
  productOptions,
  productPrice,
  productStock,
  productVariant,
  productWishlist,
  quantity,
  share,
  videoGallery,
]);
