/** The fields that our hooks read from the object that the legacy edition passes to them. */
export interface LegacyModule {
  readonly isB2BUser: boolean;
  readonly isMobile: boolean;
}

/**
 * Called when the edition has identified the shopper. A company's buyer has shopping lists, so the wish lists of the narrow
 * menu are hidden. Themes for the edition hide the shop's list of orders at first; this function shows it to the other shoppers.
 */
export function onLogin({ isB2BUser, isMobile }: LegacyModule): void {
  if (!isB2BUser) show('.page_type__account_orderstatus .body .account');
  else if (isMobile) for (const item of find('.navPages_subMenu_item__wishlists')) item.hidden = true;
}

/** Called when the edition has rendered its own list of orders. The list gets the theme's style and replaces the shop's list. */
export function onOrders({ isB2BUser }: LegacyModule): void {
  if (!isB2BUser) return;
  for (const list of find('.order-lists-wrap')) {
    list.classList.add('account');
    for (const ours of find('[data-own-orders]')) ours.hidden = true;
  }
  show('.page_type__account_orderstatus .body .order-lists-wrap');
}

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Shows elements that a style sheet hides. It sets a property, because a strict Content Security Policy forbids `<style>`. */
function show(selector: string): void {
  for (const element of find(selector)) {
    if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
  }
}
