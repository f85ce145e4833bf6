import type { ProductPrice } from '../../core/api/graphql';

/**
 * Formats a price: as the shop wrote it, else by the browser in the language of the page. Without a currency it is in
 * dollars.
 */
export function extraPrice({ formatted, value, currencyCode }: Omit<ProductPrice, 'entityId'>): string {
  if (formatted) return formatted;
  try {
    const language = document.documentElement.lang || undefined;
    return new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(value);
  } catch {
    // There is no currency, or the page's language tag is not valid.
    return `$${value.toFixed(2)}`;
  }
}
