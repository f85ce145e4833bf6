import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Place } from './price-places';

/** Selectors of the lines about a price, by place. */
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

/** The visible lines about a price at a place, as text. */
export function shownAt(place: Place, html: string): string[] {
  // No jsdom, because it takes seconds to parse a thousand documents.
  const page = parseDocument(html);
  for (const hidden of selectAll('[hidden]', page)) DomUtils.removeElement(hidden);
  return selectAll(lines[place], page).map((line) => DomUtils.textContent(line).replace(/\s+/g, ' ').trim());
}
