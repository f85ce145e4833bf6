import { defineGroup } from '../../core/mount/define-group';
import { bulkPricing } from './bulk-pricing';
import { packPrice } from './pack-price';
import { pairedProducts } from './paired-products';
import { productBackorder } from './product-backorder';
import { productGallery } from './gallery/product-gallery';
import { productVariant } from './product-variant';
import { productWishlist } from './product-wishlist';
import { share } from './share';
import { videoGallery } from './gallery/video-gallery';

/** What else a product has: it shows what was chosen, or does nothing until it is touched. */
export const group = defineGroup([
  bulkPricing,
  packPrice,
  pairedProducts,
  productBackorder,
  productGallery,
  productVariant,
  productWishlist,
  share,
  videoGallery,
]);
