/** The fields that our hooks read of the object which the legacy edition hands to a theme's hooks. */
export interface LegacyModule {
  readonly isB2BUser: boolean;
  readonly isMobile: boolean;
}

/**
 * Called when the edition knows the shopper. A company's buyer has shopping lists, so the narrow menu's wish lists are
 * hidden. Everybody else sees the shop's list of orders, which themes of that edition hide until then.
 */
export function onLogin({ isB2BUser, isMobile }: LegacyModule): void {
  if (!isB2BUser) show('.page_type__account_orderstatus .body .account');
  else if (isMobile) for (const item of find('.navPages_subMenu_item__wishlists')) item.hidden = true;
}

/** Called when the edition has rendered its own list of orders: it is shown, styled as the theme's, in the place of it. */
export function onOrders({ isB2BUser }: LegacyModule): void {
  if (!isB2BUser) return;
  for (const list of find('.order-lists-wrap')) {
    list.classList.add('account');
    for (const ours of find('[data-own-orders]')) ours.hidden = true;
  }
  show('.page_type__account_orderstatus .body .order-lists-wrap');
}

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Shows elements that a style sheet hides. By a property, since the page's policy forbids a `<style>`. */
function show(selector: string): void {
  for (const element of find(selector)) {
    if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
  }
}
