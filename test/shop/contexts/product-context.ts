import type { ProductRecord } from '../catalogue/product-record';
import { canBeSold } from '../choices/availability';
import { knownAdjustments } from '../choices/known-adjustments';
import { defaultChoices } from '../choices/read-choices';
import { resolveVariant } from '../choices/resolve-variant';
import { amountsOf } from '../pricing/amounts';
import { bulkRateObjects } from '../pricing/bulk-rates';
import { money } from '../pricing/money';
import { type PriceObject, priceObject } from '../pricing/price-object';
import { priceRange } from '../pricing/price-range';
import type { Visit } from '../sessions/visit';
import { asksFor, limitAt, type PageConfig } from '../wire/stencil-headers';
import { canBeWrapped } from '../wrapping/can-be-wrapped';
import { backorderContext, backorderDisplay } from './backorder-context';
import { brandContext } from './brand-context';
import { cardContext } from './card-context';
import { categoryPaths } from './category-paths';
import { dateText } from './date-text';
import { imageContext, mainImage } from './image-context';
import { optionContext } from './option-context';
import { productUrl } from './product-url';
import { reviewsContext } from './reviews-context';

/**
 * `product` of the product page and of the quick view.
 *
 * @param config front matter: videos, reviews, related and similar products are included only when requested
 */
export function productContext(visit: Visit, product: ProductRecord, config: PageConfig): Record<string, unknown> {
  const { url, world } = visit;
  const choices = initialChoices(visit, product);
  const variant = resolveVariant(product, choices);
  const level = world.stock.level(product, variant);
  const isSoldOut = !canBeSold(world.stock, product, variant);
  const isShown = product.stock.counted !== 'not' && product.stock.shown;
  const cards = (ids: readonly number[], path: string): object[] =>
    asksFor(config, path)
      ? ids
          .flatMap((id) => world.catalogue.findProduct(id) ?? [])
          .slice(0, limitAt(config, path, 10))
          .map((other) => cardContext(visit, other))
      : [];
  return {
    ...fixedFields(product),
    id: product.id,
    sku: variant?.sku ?? product.sku,
    upc: variant?.upc ?? product.upc,
    url: productUrl(visit, product),
    title: product.name,
    can_purchase: product.notPurchasable === null && !visit.pricesHidden,
    // The platform also sets this when the stock is 0 and the product can be backordered.
    out_of_stock: isSoldOut || level === 0,
    out_of_stock_message: isSoldOut ? product.outOfStockMessage : null,
    cart_url: `${url.origin}/cart.php`,
    featured_promotions: world.settings.featuredPromotions.map((text) => ({ text })),
    stock_level: isShown ? level : null,
    ...backorderContext(visit, product, variant),
    ...backorderDisplay(product),
    brand: brandContext(visit, product),
    category: categoryPaths(world.catalogue, product),
    ...productPrice(visit, product),
    bulk_discount_rates: visit.pricesHidden ? [] : bulkRateObjects(product, visit.prices),
    main_image: mainImage(url.origin, product),
    images: product.pictures.map((picture) => imageContext(url.origin, product.id, picture)),
    options: product.options.map((option) =>
      optionContext(
        visit,
        option,
        choices.find((choice) => choice.option.id === option.id),
      ),
    ),
    shipping: { calculated: true, fixed: false, price: money(0, visit.prices.currency) },
    reviews: reviewsContext(visit, product, config),
    videos: videosContext(product, config),
    num_reviews: world.reviews.of(product).length,
    related_products: cards(product.relatedIds, 'product.related_products'),
    similar_by_views: cards([...product.relatedIds].reverse(), 'product.similar_by_views'),
    schema: true,
  };
}

const initialChoices = ({ url }: Visit, product: ProductRecord) => defaultChoices(product, url.searchParams.get('sku'));

function productPrice(visit: Visit, product: ProductRecord): { price?: PriceObject } {
  if (visit.pricesHidden || product.callForPrice !== null) return {};
  const choices = initialChoices(visit, product);
  const variant = resolveVariant(product, choices);
  const amounts = amountsOf(product, variant, knownAdjustments(visit.world.catalogue, choices));
  return { price: priceObject(amounts, product.taxed, visit.prices, variant ? null : priceRange(product)) };
}

function videosContext({ videos }: ProductRecord, config: PageConfig): object {
  const list = asksFor(config, 'product.videos')
    ? videos.slice(0, limitAt(config, 'product.videos', 10)).map(({ id, title, description, length }) => ({
        id,
        title_long: title,
        title_short: title.slice(0, 40),
        description_long: description,
        description_short: description.slice(0, 60),
        length,
      }))
    : [];
  return { featured: list[0] ?? null, list };
}

function fixedFields(product: ProductRecord): Record<string, unknown> {
  const [width, height, depth] = product.size.map((inches) => `${inches.toFixed(2)} in`);
  return {
    mpn: product.mpn,
    gtin: product.gtin,
    description: product.description,
    warranty: product.warranty,
    meta_keywords: '',
    tags: [],
    detail_messages: '',
    shipping_messages: [],
    error_message: null,
    call_for_price: product.callForPrice,
    pre_order: product.releaseDate !== null,
    release_date: product.releaseDate ? `Expected release date is ${dateText(product.releaseDate)}` : null,
    condition: 'New',
    availability: product.availability,
    min_purchase_quantity: product.minimum || null,
    max_purchase_quantity: product.maximum || null,
    show_quantity_input: 1,
    cart_order_source: null,
    add_to_wishlist_url: `/wishlist.php?action=add&product_id=${product.id}`,
    stock_label: 'Current Stock:',
    gift_wrapping_available: canBeWrapped(product),
    weight: `${product.weight.toFixed(2)} oz`,
    width,
    height,
    depth,
    rating: product.rating,
    custom_fields: product.customFields.map((field, index) => ({ id: product.id * 10 + index, ...field })),
    customizations: [],
    event_date: null,
  };
}
