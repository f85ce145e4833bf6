import { defineGroup } from '../../core/mount/define-group';
import { addToCart } from './add-to-cart';
import { bulkPricing } from './bulk-pricing';
import { packPrice } from './pack-price';
import { pairedProducts } from './paired-products';
import { productBackorder } from './product-backorder';
import { productDetails } from './product-details';
import { productGallery } from './product-gallery';
import { productMessage } from './product-message';
import { productOptions } from './product-options';
import { productPrice } from './product-price';
import { productStock } from './product-stock';
import { productVariant } from './product-variant';
import { productWishlist } from './product-wishlist';
import { quantity } from './quantity';
import { share } from './share';
import { videoGallery } from './video-gallery';

/** Everything about one product: on its page, and in the quick view. */
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
