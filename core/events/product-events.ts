import type { ProductAttributes } from '../api/product-attributes';
import { dispatchSafely } from './dispatch-safely';
import { emitStencilHook } from './emit-stencil-hook';
import { sendWidgetEvent } from './widget-events';

interface ProductNews {
  productId: string;
  /** The product form's fields as text. */
  form: string;
  quantity?: number | undefined;
  /** The product's own element. */
  element?: Element | undefined;
}

interface AttributesNews extends ProductNews {
  attributes: ProductAttributes;
  /** Server HTML of the bulk prices. */
  content: string;
}

/** Tells the page what the store answered to a choice of options, once the page shows it. */
export function sendProductChanged({ attributes, content, ...news }: AttributesNews): void {
  const { productId, element } = news;
  sendProductUpdate(news);
  sendPriceChange(attributes);
  dispatchSafely(
    document,
    new CustomEvent('onProductOptionsChanged', { bubbles: true, detail: { content, data: attributes } }),
  );
  emitStencilHook('product-options-change-remote', { data: attributes, content });
  sendWidgetEvent('widgets:product-changed', { productId, attributes }, element);
}

/** Tells the page of a product as the server printed it: what waits for a first amount gets one. */
export function sendProductShown({
  attributes,
  ...news
}: ProductNews & { attributes: ProductAttributes | null }): void {
  sendProductUpdate(news);
  if (attributes) sendPriceChange(attributes);
}

/** Tells the page that the shopper wants another quantity. */
export function sendQuantityChanged(news: ProductNews & { quantity: number }): void {
  const { productId, quantity, element } = news;
  sendProductUpdate(news);
  sendWidgetEvent('widgets:quantity-changed', { productId, quantity }, element);
}

/**
 * What wallet buttons wait for: which product, how many, and what was chosen. Numbers are numbers, as ever.
 */
function sendProductUpdate({ productId, form, quantity }: ProductNews): void {
  const optionSelections = [...new URLSearchParams(form)].flatMap(([name, optionValue]) => {
    const optionId = /^attribute\[(\d+)\]/.exec(name)?.[1];
    return optionId ? { optionId: Number(optionId), optionValue } : [];
  });
  const productDetails = {
    productId: Number(productId),
    quantity: quantity ?? 1,
    ...(optionSelections.length > 0 && { optionSelections }),
  };
  dispatchSafely(document, new CustomEvent('onProductUpdate', { bubbles: true, detail: { productDetails } }));
}

/**
 * What pay-later banners wait for: the price with tax where the store shows it, else without; 0 while it is a
 * range. A price that is hidden is not told.
 */
function sendPriceChange({ price }: ProductAttributes): void {
  if (!price) return;
  const amount = price.price_range ? 0 : (price.with_tax?.value ?? price.without_tax?.value ?? 0);
  dispatchSafely(window, new CustomEvent('bigcommerce.productpricechange', { detail: { amount } }));
}
