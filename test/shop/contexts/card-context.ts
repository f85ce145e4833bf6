import type { ProductRecord } from '../catalogue/product-record';
import { canBeSold } from '../choices/availability';
import { amountsOf } from '../pricing/amounts';
import { type PriceObject, priceObject } from '../pricing/price-object';
import { priceRange } from '../pricing/price-range';
import type { Visit } from '../sessions/visit';
import { brandContext } from './brand-context';
import { categoryPaths } from './category-paths';
import { imageContext, mainImage } from './image-context';
import { productUrl } from './product-url';
import { weightContext } from './weight-context';

/** The context of a product in lists (home, category, search, related, suggested). */
export function cardContext(visit: Visit, product: ProductRecord): object {
  const { world, url, session } = visit;
  const level = world.stock.level(product, null);
  const isSoldOut = !canBeSold(world.stock, product, null);
  const isForSale = !isSoldOut && product.notPurchasable === null && !visit.pricesHidden;
  const needsChoice = product.options.some(({ required }) => required);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    url: productUrl(visit, product),
    availability: product.availability,
    rating: product.rating,
    num_reviews: world.reviews.of(product).length,
    brand: brandContext(visit, product),
    category: categoryPaths(world.catalogue, product),
    ...cardPrice(visit, product),
    summary: product.summary,
    image: mainImage(url.origin, product),
    images: product.pictures.map((picture) => imageContext(url.origin, product.id, picture)),
    date_added: 'Mar 3rd 2026',
    pre_order: product.releaseDate !== null,
    show_cart_action: isForSale,
    has_options: product.options.length > 0,
    stock_level: product.stock.counted !== 'not' && product.stock.shown ? level : null,
    low_stock_level: null,
    add_to_cart_url: isForSale && !needsChoice ? `/cart.php?action=add&product_id=${product.id}` : null,
    add_to_wishlist_url: `/wishlist.php?action=add&product_id=${product.id}`,
    qty_in_cart:
      session.cart?.lines
        .filter(({ productId }) => productId === product.id)
        .reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    custom_fields: product.customFields.map((field, index) => ({ id: product.id * 10 + index, ...field })),
    weight: weightContext(product.weight),
    out_of_stock_message: isSoldOut ? product.outOfStockMessage : false,
    release_date: product.releaseDate ?? '',
    demo: false,
    featured_promotions: world.settings.featuredPromotions.map((text) => ({ text })),
  };
}

function cardPrice(visit: Visit, product: ProductRecord): { price?: PriceObject } {
  if (visit.pricesHidden || product.callForPrice !== null) return {};
  return { price: priceObject(amountsOf(product, null), product.taxed, visit.prices, priceRange(product)) };
}
