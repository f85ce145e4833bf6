import { sendWidgetEvent } from '../events/widget-events';
import { pageContext } from '../page/page-context';
import { pageUrl } from '../page/page-url';
import { readCartQuantity } from './cart/cart-quantity';

/** Sends that the shopper sees the page, and its product, list or cart. */
export function sendPageViewed(): void {
  const { pageType, productId } = pageContext();
  const url = pageUrl.now();
  sendWidgetEvent('widgets:page-viewed', { pageType, url });
  if (productId) sendWidgetEvent('widgets:product-viewed', { productId, source: 'product' });
  const list = document.querySelector('[data-widget$=-listing]');
  if (list) sendWidgetEvent('widgets:listing-viewed', { url, source: 'list' }, list);
  if (pageType === 'cart') {
    sendWidgetEvent('widgets:cart-viewed', { quantity: readCartQuantity(document), source: 'cart' });
  }
}
