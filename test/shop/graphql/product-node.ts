import type { ProductRecord, Variant } from '../catalogue/product-record';
import { variantOptions } from '../catalogue/variant-options';
import { imageContext, mainImage } from '../contexts/image-context';
import type { Visit } from '../sessions/visit';
import { connect, mostVariants, type PageArguments } from './connection';
import { imageNode } from './image-node';
import { nodeId } from './node-id';
import { optionNode, variantOptionNode } from './option-node';
import { type PricesArguments, pricesNode } from './prices-node';

/** A `Product`; the data of `variant` overrides the product's. */
export function productNode(visit: Visit, product: ProductRecord, variant: Variant | null = null): object {
  const { world, url, language } = visit;
  const brand = world.catalogue.findBrand(product.brandId);
  const level = world.stock.level(product, variant);
  return {
    id: nodeId('Product', product.id),
    entityId: product.id,
    name: product.name,
    sku: variant?.sku ?? product.sku,
    path: `${language.path}/${product.slug}/`,
    description: product.description,
    plainTextDescription: ({ characterLimit }: { characterLimit: number }) =>
      product.description.replace(/<[^>]*>/g, '').slice(0, characterLimit),
    warranty: product.warranty,
    minPurchaseQuantity: product.minimum || null,
    maxPurchaseQuantity: product.maximum || null,
    addToCartUrl: `${url.origin}${language.path}/cart.php?action=add&product_id=${product.id}`,
    addToWishlistUrl: `${url.origin}${language.path}/wishlist.php?action=add&product_id=${product.id}`,
    upc: variant?.upc ?? product.upc,
    mpn: product.mpn,
    gtin: product.gtin,
    showCartAction: product.notPurchasable === null && level !== 0,
    prices: (wanted: PricesArguments) => pricesNode(visit, product, variant, wanted),
    brand: brand && {
      id: nodeId('Brand', brand.id),
      entityId: brand.id,
      name: brand.name,
      path: `${language.path}/${brand.slug}/`,
    },
    defaultImage: imageNode(mainImage(url.origin, product)),
    inventory: {
      isInStock: level !== 0,
      hasVariantInventory: product.stock.counted === 'variant',
      aggregated: aggregated(product, level),
    },
    variants: (wanted: VariantsArguments) =>
      connect(variantsOf(product, wanted), wanted, (one) => variantNode(visit, product, one), mostVariants),
    productOptions: (wanted: PageArguments) =>
      connect(product.options, wanted, (option) => optionNode(visit, option, variant)),
    relatedProducts: (wanted: PageArguments) =>
      connect(
        product.relatedIds.flatMap((related) => world.catalogue.findProduct(related) ?? []),
        wanted,
        (related) => productNode(visit, related),
      ),
  };
}

interface VariantsArguments extends PageArguments {
  isPurchasable?: boolean | null;
  entityIds: number[];
  skus: string[];
}

const variantsOf = ({ variants }: ProductRecord, { isPurchasable, entityIds, skus }: VariantsArguments) =>
  variants
    .filter(({ id }) => entityIds.length === 0 || entityIds.includes(id))
    .filter(({ sku }) => skus.length === 0 || skus.includes(sku))
    .filter(({ notPurchasable }) => isPurchasable !== true || notPurchasable === null);

function variantNode(visit: Visit, product: ProductRecord, variant: Variant): object {
  const level = visit.world.stock.level(product, variant);
  return {
    id: nodeId('Variant', variant.id),
    entityId: variant.id,
    sku: variant.sku,
    isPurchasable: product.notPurchasable === null && variant.notPurchasable === null,
    upc: variant.upc,
    mpn: product.mpn,
    gtin: product.gtin,
    defaultImage: imageNode(
      variant.picture
        ? imageContext(visit.url.origin, product.id, variant.picture)
        : mainImage(visit.url.origin, product),
    ),
    options: (wanted: PageArguments) =>
      connect(variantOptions(product), wanted, (option) => variantOptionNode(option, variant)),
    prices: (wanted: PricesArguments) => pricesNode(visit, product, variant, wanted),
    inventory: { isInStock: level !== 0, aggregated: aggregated(product, level) },
    productOptions: (wanted: PageArguments) =>
      connect(variantOptions(product), wanted, (option) => optionNode(visit, option, variant)),
  };
}

/** The aggregated inventory; null when the product isn't counted or its stock isn't shown. */
const aggregated = ({ stock }: ProductRecord, level: number | null): object | null =>
  level === null || stock.counted === 'not' || !stock.shown ? null : { availableToSell: level, warningLevel: 0 };
