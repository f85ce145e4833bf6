import { makePicture, type PictureDraft } from './make-picture';
import { makeVariants, type VariantRule } from './make-variants';
import type { OptionDraft } from './option-drafts';
import type { ProductPicture, ProductRecord, Variant } from './product-record';

type Given = 'id' | 'slug' | 'name' | 'categoryIds' | 'sku' | 'price' | 'weight' | 'summary' | 'description' | 'shape';

/** The fields of a product's file; those left out have defaults. */
export type ProductDraft = Pick<ProductRecord, Given> &
  Partial<Omit<ProductRecord, Given | 'options' | 'variants' | 'pictures' | 'forbidden'>> & {
    options?: OptionDraft[];
    /** Details of a combination by its labels; null means that the combination doesn't exist. */
    variant?: VariantRule;
    pictures?: PictureDraft[];
    /** Forbidden combinations, by their labels. */
    forbidden?: string[][];
  };

/**
 * Makes a whole product from its draft. Ids of options (`<product id>01`…), values (`<option id>01`…) and variants
 * follow from the order in the file, so they are the same in every run.
 */
export function defineProduct(given: ProductDraft): ProductRecord {
  const { options = [], variant, pictures, forbidden = [], ...draft } = given;
  const product: ProductRecord = {
    brandId: null,
    upc: null,
    mpn: null,
    gtin: null,
    salePrice: null,
    retailPrice: null,
    size: [8, 10, 6],
    warranty: '',
    availability: 'Leaves our warehouse within 24 hours',
    customFields: [],
    colour: 'c9b18c',
    videos: [],
    stock: { counted: 'not' },
    backorder: null,
    forbidden: [],
    outOfStockBehaviour: 'do_nothing',
    outOfStockMessage: 'Out of stock',
    notPurchasable: null,
    callForPrice: null,
    releaseDate: null,
    minimum: 0,
    maximum: 0,
    bulkRates: [],
    taxed: true,
    digital: false,
    rating: 0,
    reviews: [],
    relatedIds: [],
    featured: false,
    isNew: false,
    topSeller: false,
    ...draft,
    options: options.map((make, index) => make(draft.id * 100 + index + 1)),
    pictures: [],
    variants: [],
  };
  product.pictures = (pictures ?? [{ view: 'front' }]).map((picture) => makePicture(product, picture));
  product.variants = makeVariants(product, variant);
  product.forbidden = forbidden.map((labels) => labels.map((label) => valueId(product, label)));
  return product;
}

/** @throws Error when the product has no such value */
function valueId({ name, options }: ProductRecord, label: string): number {
  const values = options.flatMap((option) => ('values' in option ? option.values : []));
  const value = values.find((one) => one.label === label);
  if (!value) throw new Error(`${name} has no value "${label}"`);
  return value.id;
}

/** All pictures of a product and of its variants. */
export const allPictures = (product: ProductRecord): ProductPicture[] => [
  ...product.pictures,
  ...product.variants.flatMap((variant: Variant) => (variant.picture ? [variant.picture] : [])),
];
