import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Place } from './price-places';

/** Where each place has the lines that tell a price. */
const lines: Readonly<Record<Place, string>> = {
  product: '.price-section, .productView-pack',
  'quick view': '.price-section, .productView-pack',
  card: '.badge--sale, .card-amount, .unitPrice',
  'quick results': '.card-amount, .unitPrice',
  comparison: '.card-amount, .unitPrice',
  cart: '.cart-item-price, .unitPrice',
  'cart preview': '.productView-price, .unitPrice',
  'cart drop-down': '.previewCartItem-price, .unitPrice',
};

/** The lines that tell a price at a place, as a shopper or a screen reader reads them. */
export function shownAt(place: Place, html: string): string[] {
  // There are a thousand of them: jsdom takes seconds to read so much.
  const page = parseDocument(html);
  for (const hidden of selectAll('[hidden]', page)) DomUtils.removeElement(hidden);
  return selectAll(lines[place], page).map((line) => DomUtils.textContent(line).replace(/\s+/g, ' ').trim());
}
