import type { ProductRecord, Variant } from '../catalogue/product-record';
import { variantOptions } from '../catalogue/variant-options';
import { backorderContext } from '../contexts/backorder-context';
import { imageContext } from '../contexts/image-context';
import { weightContext } from '../contexts/weight-context';
import { amountsOf } from '../pricing/amounts';
import { bulkRateObjects } from '../pricing/bulk-rates';
import { type PriceObject, priceObject } from '../pricing/price-object';
import { priceRange } from '../pricing/price-range';
import type { Visit } from '../sessions/visit';
import { canBeSold } from './availability';
import { type Choice, chosenValues } from './choice';
import { forbiddenValues, isForbidden } from './forbidden-values';
import { knownAdjustments } from './known-adjustments';
import { pickedProducts } from './picked-products';
import { hasAllVariantChoices, resolveVariant } from './resolve-variant';
import { selectableValues } from './selectable-values';
import { unavailableMessage } from './unavailable-message';

/**
 * A product with these choices: the `data` of `POST /remote/v1/product-attributes/{id}`, and
 * `BCData.product_attributes` of a product page.
 */
export function productAttributes(visit: Visit, product: ProductRecord, choices: readonly Choice[]): object {
  const { world, url } = visit;
  const chosen = chosenValues(choices);
  const variant = resolveVariant(product, choices);
  const modifiers = modifierValues(product);
  const made = selectableValues(product, chosen, ({ notPurchasable }) => notPurchasable === null);
  const inStock = selectableValues(
    product,
    chosen,
    (one) => one.notPurchasable === null && canBeSold(world.stock, product, one),
  );
  return {
    sku: variant?.sku ?? product.sku,
    upc: variant?.upc ?? product.upc,
    mpn: product.mpn,
    gtin: product.gtin,
    weight: weightContext(variant?.weight ?? product.weight),
    base: chosen.size === 0,
    image: variant?.picture ? imageContext(url.origin, product.id, variant.picture) : null,
    ...attributesPrice(visit, product, variant, choices),
    out_of_stock_behavior: world.settings.outOfStockBehaviour ?? product.outOfStockBehaviour,
    out_of_stock_message: product.outOfStockMessage,
    available_modifier_values: modifiers,
    available_variant_values: made,
    in_stock_attributes: [...inStock, ...modifiers],
    disabled_option_values: forbiddenValues(product, choices).map((id) => ({ value_id: id })),
    // PHP renders an empty map as an empty list.
    selected_attributes: chosen.size > 0 ? Object.fromEntries(chosen) : [],
    ...stockFields(visit, product, variant),
    ...purchaseFields(visit, product, variant, choices),
    ...pickedProducts(visit, product, choices),
    bulk_discount_rates: visit.pricesHidden ? [] : bulkRateObjects(product, visit.prices),
    ...(variant ? { variantId: variant.id, v3_variant_id: variant.v3Id } : {}),
  };
}

function attributesPrice(
  visit: Visit,
  product: ProductRecord,
  variant: Variant | null,
  choices: readonly Choice[],
): { price?: PriceObject } {
  if (visit.pricesHidden || product.callForPrice !== null) return {};
  const amounts = amountsOf(product, variant, knownAdjustments(visit.world.catalogue, choices));
  return { price: priceObject(amounts, product.taxed, visit.prices, variant ? null : priceRange(product)) };
}

function stockFields(visit: Visit, product: ProductRecord, variant: Variant | null): object {
  const { stock } = visit.world;
  const level = stock.level(product, variant);
  const isShown = product.stock.counted !== 'not' && product.stock.shown;
  return {
    stock: isShown ? level : null,
    ...backorderContext(visit, product, variant),
    backorder_message_id: product.backorder?.messageId ?? null,
    // With a backorder limit, the platform's clients read the number that can be sold; without one, stock never runs
    // out.
    instock: level !== 0 || product.backorder?.limit === null,
    stock_message: canBeSold(stock, product, variant) ? null : product.outOfStockMessage,
  };
}

function purchaseFields(
  visit: Visit,
  product: ProductRecord,
  variant: Variant | null,
  choices: readonly Choice[],
): object {
  const isNotMade = isForbidden(product, choices) || (!variant && hasAllVariantChoices(product, choices));
  const message = product.notPurchasable ?? variant?.notPurchasable ?? (isNotMade ? unavailableMessage : null);
  const isSoldOut = !canBeSold(visit.world.stock, product, variant);
  return {
    purchasable: message === null && !visit.pricesHidden,
    purchasing_message: message ?? (isSoldOut ? unavailableMessage : null),
    call_for_price_message: product.callForPrice,
  };
}

function modifierValues(product: ProductRecord): number[] {
  const variantIds = new Set(variantOptions(product).map(({ id }) => id));
  return product.options.flatMap((option) => {
    if ('values' in option) return variantIds.has(option.id) ? [] : option.values.map(({ id }) => id);
    return option.kind === 'checkbox' ? [option.yes.id, option.no.id] : [];
  });
}
