import type { ProductAttributes } from '../api/product-attributes';
import type { FormEntries } from '../dom/form-fields';
import { dispatchSafely, emitStencilHook } from './dispatch-safely';
import { sendWidgetEvent } from './widget-events';

interface ProductDetail {
  productId: string;
  form: FormEntries;
  quantity?: number | undefined;
  /** Target of the widgets' event; else the document. */
  element?: Element | undefined;
}

interface AttributesDetail extends ProductDetail {
  attributes: ProductAttributes;
  /** The bulk prices, as HTML. */
  content: string;
}

/** Call it when the page shows the response. */
export function sendProductChanged({ attributes, content, ...detail }: AttributesDetail): void {
  const { productId, element } = detail;
  sendProductUpdate(detail);
  sendPriceChange(attributes);
  dispatchSafely(
    document,
    new CustomEvent('onProductOptionsChanged', { bubbles: true, detail: { content, data: attributes } }),
  );
  emitStencilHook('product-options-change-remote', { err: null, response: { data: attributes, content } });
  sendWidgetEvent('widgets:product-changed', { productId, attributes }, element);
}

export function sendProductShown({
  attributes,
  ...detail
}: ProductDetail & { attributes: ProductAttributes | null }): void {
  sendProductUpdate(detail);
  if (attributes) sendPriceChange(attributes);
}

export function sendQuantityChanged(detail: ProductDetail & { quantity: number }): void {
  const { productId, quantity, element } = detail;
  sendProductUpdate(detail);
  sendWidgetEvent('widgets:quantity-changed', { productId, quantity }, element);
}

/** For wallet buttons. */
function sendProductUpdate({ productId, form, quantity }: ProductDetail): void {
  const optionSelections = form.flatMap(([name, optionValue]) => {
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

/** For pay-later banners; 0 for a range of prices. */
function sendPriceChange({ price }: ProductAttributes): void {
  if (!price) return;
  const amount = price.price_range ? 0 : (price.with_tax?.value ?? price.without_tax?.value ?? 0);
  dispatchSafely(window, new CustomEvent('bigcommerce.productpricechange', { detail: { amount } }));
}
