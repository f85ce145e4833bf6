import type { ProductAttributes } from '../api/product-attributes';
import type { FormEntries } from '../page/form-entries';
import { dispatchSafely } from './dispatch-safely';
import { emitStencilHook } from './emit-stencil-hook';
import { sendWidgetEvent } from './widget-events';

interface ProductDetail {
  productId: string;
  /** The fields of the product's form. */
  form: FormEntries;
  quantity?: number | undefined;
  /** The element that the event starts from. */
  element?: Element | undefined;
}

interface AttributesDetail extends ProductDetail {
  attributes: ProductAttributes;
  /** The bulk prices, as the server's HTML. */
  content: string;
}

/** Tells other scripts the shop's answer to a choice of options. Call it once the page shows the answer. */
export function sendProductChanged({ attributes, content, ...detail }: AttributesDetail): void {
  const { productId, element } = detail;
  sendProductUpdate(detail);
  sendPriceChange(attributes);
  dispatchSafely(
    document,
    new CustomEvent('onProductOptionsChanged', { bubbles: true, detail: { content, data: attributes } }),
  );
  emitStencilHook('product-options-change-remote', { data: attributes, content });
  sendWidgetEvent('widgets:product-changed', { productId, attributes }, element);
}

/** Tells other scripts the printed product's values, for those that need a first amount. */
export function sendProductShown({
  attributes,
  ...detail
}: ProductDetail & { attributes: ProductAttributes | null }): void {
  sendProductUpdate(detail);
  if (attributes) sendPriceChange(attributes);
}

/** Tells other scripts that the shopper has changed the quantity. */
export function sendQuantityChanged(detail: ProductDetail & { quantity: number }): void {
  const { productId, quantity, element } = detail;
  sendProductUpdate(detail);
  sendWidgetEvent('widgets:quantity-changed', { productId, quantity }, element);
}

/** The event that wallet buttons listen to: the product, its quantity and the chosen options. */
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

/**
 * The event that pay-later banners listen to: the price with tax where the shop shows it, else without tax; 0 while the
 * price is a range. It is not sent when the price is hidden.
 */
function sendPriceChange({ price }: ProductAttributes): void {
  if (!price) return;
  const amount = price.price_range ? 0 : (price.with_tax?.value ?? price.without_tax?.value ?? 0);
  dispatchSafely(window, new CustomEvent('bigcommerce.productpricechange', { detail: { amount } }));
}
