/** What the legacy edition hands to the hooks of a theme, as far as ours look. */
export interface LegacyModule {
  readonly isB2BUser: boolean;
  readonly isMobile: boolean;
}

/**
 * The shopper is known: a company's buyer has shopping lists instead of wish lists in the narrow menu; everybody else
 * sees the orders that the store lists, which themes of that edition hide until then.
 */
export function onLogin({ isB2BUser, isMobile }: LegacyModule): void {
  if (!isB2BUser) show('.page_type__account_orderstatus .body .account');
  else if (isMobile) for (const item of find('.navPages_subMenu_item__wishlists')) item.hidden = true;
}

/** The edition's own list of orders has come: it looks as the theme's does, and is seen in its place. */
export function onOrders({ isB2BUser }: LegacyModule): void {
  if (!isB2BUser) return;
  for (const list of find('.order-lists-wrap')) {
    list.classList.add('account');
    for (const ours of find('[data-own-orders]')) ours.hidden = true;
  }
  show('.page_type__account_orderstatus .body .order-lists-wrap');
}

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** What a style sheet hides, against any; as a property, since the page's policy forbids a `<style>`. */
function show(selector: string): void {
  for (const element of find(selector)) {
    if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
  }
}
