import { makePicture } from './make-picture';
import type { ListOption, OptionValue } from './option-record';
import type { ProductPicture, ProductRecord, Variant } from './product-record';
import { variantOptions } from './variant-options';

/** The details that a rule may set for one combination. */
export interface VariantDetails {
  price?: number;
  salePrice?: number;
  retailPrice?: number;
  weight?: number;
  stock?: number;
  notPurchasable?: string;
  /** Hex colour of its own picture, without `#`. */
  pictureColour?: string;
}

/** Gets the labels of a combination by option name; returns null when the combination doesn't exist. */
export type VariantRule = (labels: Readonly<Record<string, string>>) => VariantDetails | null;

/** Every combination of the product's variant options that the rule allows. */
export function makeVariants(product: ProductRecord, rule: VariantRule = () => ({})): Variant[] {
  const options = variantOptions(product);
  const pictures = new Map<string, ProductPicture>();
  return combine(options).flatMap((values, index) => {
    const details = rule(Object.fromEntries(options.map((option, at) => [option.name, values[at]?.label ?? ''])));
    if (!details) return [];
    const id = product.id * 1000 + index + 1;
    return [
      {
        id,
        v3Id: id + 500_000,
        sku: options.length === 0 ? product.sku : [product.sku, ...values.map(skuPart)].join('-'),
        upc: options.length === 0 ? product.upc : null,
        values: new Map(options.map((option, at) => [option.id, values[at]?.id ?? 0])),
        price: details.price ?? null,
        salePrice: details.salePrice ?? null,
        retailPrice: details.retailPrice ?? null,
        weight: details.weight ?? null,
        stock: details.stock ?? null,
        notPurchasable: details.notPurchasable ?? null,
        picture: details.pictureColour ? pictureFor(product, details.pictureColour, values, pictures) : null,
      },
    ];
  });
}

/** Variants of the same colour share one picture. */
function pictureFor(
  product: ProductRecord,
  colour: string,
  values: OptionValue[],
  known: Map<string, ProductPicture>,
): ProductPicture {
  const labels = values.filter((value) => value.colours.includes(colour)).map((value) => value.label);
  const alt = `${product.name}${labels.length ? ` in ${labels.join(', ')}` : ''}`;
  const picture = known.get(colour) ?? makePicture(product, { view: 'front', name: `variant-${colour}`, colour, alt });
  known.set(colour, picture);
  return picture;
}

function combine(options: ListOption[]): OptionValue[][] {
  return options.reduce<OptionValue[][]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  );
}

/** The label's first letters and digits. A label without any gets the last two digits of the value's id. */
const skuPart = ({ label, id }: OptionValue): string =>
  label
    .replace(/[^a-z0-9]+/gi, '')
    .slice(0, 4)
    .toUpperCase() || String(id % 100).padStart(2, '0');
