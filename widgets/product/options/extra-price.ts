import type { VariantPrice } from '../../../core/api/graphql';

/**
 * A price as a shopper reads it: the store's own writing, else the browser's in the language of the page. In dollars
 * where the store names no currency.
 */
export function extraPrice({ formatted, value, currencyCode }: Omit<VariantPrice, 'entityId'>): string {
  if (formatted) return formatted;
  try {
    const language = document.documentElement.lang || undefined;
    return new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(value);
  } catch {
    // No currency, or a language tag that the browser can't read.
    return `$${value.toFixed(2)}`;
  }
}
