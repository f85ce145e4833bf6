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
export function shownAt(place: Place, page: Element | undefined): string[] {
  return [...(page?.querySelectorAll(lines[place]) ?? [])]
    .filter((line) => !line.closest('[hidden]'))
    .map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
}
