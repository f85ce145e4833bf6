import type { ProductRecord, Variant } from '../catalogue/product-record';

/** The items in stock; the number starts at the catalogue's. */
export interface StockLedger {
  /** Pieces of a variant, or of all variants for null; null when the product isn't counted. */
  level(product: ProductRecord, variant: Variant | null): number | null;
  /** Reduces the stock, but not below 0. */
  sell(product: ProductRecord, variant: Variant | null, quantity: number): void;
  /** Sets the stock. */
  set(product: ProductRecord, variant: Variant | null, level: number): void;
}

export function makeStockLedger(): StockLedger {
  const changed = new Map<string, number>();

  const levelOf = (product: ProductRecord, variant: Variant | null): number | null => {
    const { stock } = product;
    if (stock.counted === 'not') return null;
    if (stock.counted === 'product') return changed.get(key(product, null)) ?? stock.level;
    if (variant) return changed.get(key(product, variant)) ?? variant.stock ?? 0;
    return product.variants.reduce((sum, one) => sum + (levelOf(product, one) ?? 0), 0);
  };

  const set = (product: ProductRecord, variant: Variant | null, level: number): void => {
    changed.set(key(product, product.stock.counted === 'variant' ? variant : null), Math.max(0, level));
  };

  return {
    level: levelOf,
    set,
    sell: (product, variant, quantity) => {
      const level = levelOf(product, variant);
      if (level !== null) set(product, variant, level - quantity);
    },
  };
}

const key = (product: ProductRecord, variant: Variant | null): string => `${product.id}/${variant?.id ?? ''}`;
