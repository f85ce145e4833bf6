import type { CartLine } from '../carts/cart';
import type { PricedLine } from '../carts/price-line';
import type { Choice } from '../choices/choice';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { canBeWrapped } from '../wrapping/can-be-wrapped';
import { categoryTrail } from './category-paths';
import { dateText } from './date-text';
import { type ImageContext, imageContext, mainImage } from './image-context';
import { productUrl } from './product-url';
import { pickedPosition, stockPosition } from './stock-position';

/** One of `cart.items`. Discounted prices exist only when a bulk rate or product promotion applies. */
export function cartItemContext(visit: Visit, priced: PricedLine): Record<string, unknown> {
  const { line, product, variant } = priced;
  const { catalogue } = visit.world;
  const isDiscounted = priced.discounted.value < priced.unit.value;
  return {
    id: line.id,
    type: product.digital ? 'Digital' : 'Item',
    product_id: product.id,
    name: product.name,
    sku: variant.sku,
    url: productUrl(visit, product),
    brand: { name: catalogue.findBrand(product.brandId)?.name ?? '' },
    availability: product.availability,
    image: lineImage(visit, priced),
    quantity: line.quantity,
    min_purchase_quantity: product.minimum,
    max_purchase_quantity: product.maximum,
    can_modify: true,
    remove_url: `/cart.php?action=remove&item=${line.id}`,
    show_gift_wrapping: canBeWrapped(product),
    gift_wrapping: wrappingContext(visit, line),
    event_date: null,
    release_date: product.releaseDate ? `Expected release date is ${dateText(product.releaseDate)}` : null,
    options: line.choices.map((choice) => ({
      ...lineOption(choice),
      ...pickedPosition(visit, choice, line.quantity),
    })),
    price: priced.unit,
    base_price: priced.base,
    sale_price: priced.sale,
    rrp: priced.retail,
    category_names: product.categoryIds.flatMap((id) => categoryTrail(catalogue, id).map(({ name }) => name)),
    variant_id: variant.id,
    total: priced.total,
    ...(isDiscounted ? { price_discounted: priced.discounted, total_discounted: priced.totalDiscounted } : {}),
    bulk_pricing: null,
    custom_fields: product.customFields.map((field, index) => ({ id: product.id * 10 + index, ...field })),
    configurable_fields: [],
    stock_position: stockPosition(visit, product, variant, line.quantity),
  };
}

/** The gift wrapping of a line; the price is for one piece. */
const wrappingContext = ({ paid: prices }: Visit, { id, wrapping }: CartLine): object | null =>
  wrapping && {
    name: wrapping.wrapping.name,
    price: money(convert(wrapping.wrapping.price, prices.currency), prices.currency),
    message: wrapping.message,
    remove_url: `/cart.php?action=remove_giftwrapping&item_id=${id}`,
  };

/** The picture of the line's variant, or else of its product. */
export const lineImage = ({ url }: Visit, { product, variant }: PricedLine): ImageContext | null =>
  variant.picture ? imageContext(url.origin, product.id, variant.picture) : mainImage(url.origin, product);

/** One choice of a cart line: a file as name and size, a date in the shop's format. */
function lineOption({ option, text, file }: Choice): Record<string, unknown> {
  const value = option.kind === 'date' ? dateText(text) : text;
  return {
    id: option.id,
    name: option.name,
    value: file ? `${file.name} (${Math.ceil(file.size / 1024)} KB)` : value,
    is_file: file !== null,
    ...(file ? { link: '#' } : {}),
  };
}
