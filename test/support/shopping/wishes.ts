import type { OptionValue, ProductOption } from '../../shop/catalogue/option-record';
import type { ProductRecord, Variant } from '../../shop/catalogue/product-record';

/** A file that a shopper picks. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A shopper's choice for one option; besides the option, exactly one field is present. */
export type Wish =
  | { readonly option: ProductOption; readonly value: OptionValue }
  | { readonly option: ProductOption; readonly ticked: boolean }
  | { readonly option: ProductOption; readonly text: string }
  | { readonly option: ProductOption; readonly date: string }
  | { readonly option: ProductOption; readonly file: PickedFile };

/** A choice for every option, required or not, that leads to the given variant. */
export const wishesFor = (product: ProductRecord, variant: Variant): Wish[] =>
  product.options.map((option) => wishFor(option, variant));

/** The variants of a product that can be bought after a reset. */
export function buyableVariants(product: ProductRecord): Variant[] {
  if (product.notPurchasable !== null || product.callForPrice !== null) return [];
  if (product.stock.counted === 'product' && product.stock.level === 0) return [];
  return product.variants.filter(({ notPurchasable, stock }) => notPurchasable === null && stock !== 0);
}

function wishFor(option: ProductOption, variant: Variant): Wish {
  switch (option.kind) {
    case 'text':
    case 'textarea':
      return { option, text: 'Rose & “Crown”'.slice(0, option.maxLength || undefined).padEnd(option.minLength, '.') };
    case 'number':
      return { option, text: String(Math.ceil((option.lowest ?? 1) + 1)) };
    case 'file':
      return { option, file: pictureOf(option.types[0] ?? 'png') };
    case 'date':
      return { option, date: dayWithin(option.earliest, option.latest) };
    case 'checkbox':
      return { option, ticked: true };
    default:
      return { option, value: valueFor(option, variant) };
  }
}

function valueFor(option: Extract<ProductOption, { values: unknown }>, variant: Variant): OptionValue {
  const wanted = variant.values.get(option.id);
  const value = option.values.find(({ id }) => id === wanted) ?? option.values.at(-1);
  if (!value) throw new Error(`${option.name} has no values`);
  return value;
}

const pictureOf = (type: string): PickedFile => ({
  name: `sketch.${type}`,
  mimeType: 'image/png',
  buffer: Buffer.from('a sketch of a sign'),
});

/** An ISO date within the limits; the limits themselves are tested elsewhere. */
function dayWithin(earliest: string | null, latest: string | null): string {
  const day = (text: string) => new Date(`${text}T00:00:00Z`).getTime();
  const first = day(earliest ?? latest ?? '2026-06-01');
  const last = day(latest ?? earliest ?? '2027-06-01');
  return new Date((first + last) / 2).toISOString().slice(0, 10);
}
