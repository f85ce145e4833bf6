import type { ProductOption } from './option-record';

/** A whole product of the catalogue. Money is in the shop's default currency, before tax. */
export interface ProductRecord {
  id: number;
  /** The product's address without its slashes. */
  slug: string;
  name: string;
  brandId: number | null;
  categoryIds: number[];
  sku: string;
  upc: string | null;
  mpn: string | null;
  gtin: string | null;
  price: number;
  salePrice: number | null;
  retailPrice: number | null;
  /** In ounces, the unit of the shop's settings. */
  weight: number;
  /** Width, height and depth in inches. */
  size: readonly [number, number, number];
  summary: string;
  description: string;
  warranty: string;
  availability: string;
  customFields: { name: string; value: string }[];
  shape: string;
  colour: string;
  pictures: ProductPicture[];
  videos: ProductVideo[];
  options: ProductOption[];
  variants: Variant[];
  stock: StockPolicy;
  /** The items that can be ordered beyond the stock; null for none. */
  backorder: BackorderPolicy | null;
  /** Combinations of value ids that the merchant has forbidden. */
  forbidden: number[][];
  outOfStockBehaviour: OutOfStockBehaviour;
  outOfStockMessage: string;
  /** The reason why the product can't be bought; null when it can. */
  notPurchasable: string | null;
  callForPrice: string | null;
  releaseDate: string | null;
  minimum: number;
  /** 0 means no maximum. */
  maximum: number;
  bulkRates: BulkRate[];
  taxed: boolean;
  digital: boolean;
  rating: number;
  reviews: ProductReview[];
  relatedIds: number[];
  featured: boolean;
  isNew: boolean;
  topSeller: boolean;
}

/** One unit that is counted, priced and shipped. A product without options has exactly one. */
export interface Variant {
  id: number;
  v3Id: number;
  sku: string;
  upc: string | null;
  /** The option values of the variant, by option id. */
  values: ReadonlyMap<number, number>;
  /** null: the product's value applies. */
  price: number | null;
  salePrice: number | null;
  retailPrice: number | null;
  weight: number | null;
  picture: ProductPicture | null;
  /** Pieces at the start; null when the product is not counted by variant. */
  stock: number | null;
  notPurchasable: string | null;
}

export interface ProductPicture {
  /** The file name in the picture's address, unique within the product. */
  name: string;
  alt: string;
  view: PictureView;
  colour: string;
  width: number;
  height: number;
}

export type PictureView = 'front' | 'turned' | 'close' | 'scene' | 'pair';

export interface ProductVideo {
  id: string;
  title: string;
  description: string;
  length: string;
}

export interface ProductReview {
  rating: number;
  title: string;
  text: string;
  name: string;
  date: string;
}

export type StockPolicy =
  | { counted: 'not' }
  | { counted: 'product'; level: number; shown: boolean }
  | { counted: 'variant'; shown: boolean };

/** `limit` null: no limit. `messageId` null: the shop's default message. */
export interface BackorderPolicy {
  limit: number | null;
  messageId: number | null;
}

export type OutOfStockBehaviour = 'hide_option' | 'label_option' | 'do_nothing';

/**
 * From `min` pieces on: `percent` off, `price` off each, or the `fixed` price of each. `max` 0: no upper limit. Shape:
 * https://developer.bigcommerce.com/docs/storefront/stencil (bulk_discount_rates).
 */
export interface BulkRate {
  min: number;
  max: number;
  type: 'percent' | 'price' | 'fixed';
  value: number;
}
