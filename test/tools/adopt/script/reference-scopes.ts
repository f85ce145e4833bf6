const noMenu = ':root:not(:has([data-widget="menu"]))';
const noDrawer = ':root:not(:has([popovertarget="menu"]))';

/**
 * Where functions of the reference theme look for elements when their callers give them the place, by module, or by module and
 * selector. Their selectors alone would match on the whole page.
 */
export const referenceScopes: Readonly<Record<string, string>> = {
  // `new ProductDetails($('.productView'))`, `(…find('.quickView'))` and `new CartItemDetails($('#modal'))`.
  'common/product-details-base': '.productView, .quickView, #CartEditProductFieldsForm, #modal',
  'common/product-details': '.productView, .quickView, [data-reveal]',
  'common/picklist-backorder': '.productView, .quickView, #modal',
  // It runs in the dialog of a cart's line.
  'common/cart-item-details': '[data-cart-content], .modal-header, #CartEditProductFieldsForm',
  'product/image-gallery': '.productView, .quickView',
  // Only in the dialog of a quick view: `if (this.$context) collapsibleFactory('[data-collapsible]', { $context });`
  'product/reviews [data-collapsible]': '.quickView, [data-reveal]',
  // `$(selector).eq(0)`: where the widget has a menu or a button has the drawer, that was the first one.
  'global/menu [data-menu]': noMenu,
  'global/menu [data-collapsible]': `${noMenu} [data-menu]`,
  'global/mobile-menu-toggle [data-mobile-menu-toggle]': noDrawer,
  'global/mobile-menu-toggle [data-mobile-menu-toggle="menu"]': noDrawer,
  // The constructor gets the modal's element.
  'global/modal': '[data-reveal]',
  // Only `wishlist` calls it, on the pages of wish lists.
  'common/utils/pagination-utils': '[data-pagination-current-page-link]',
  // The forms of the pages that validate fields.
  'common/form-validation': '[data-validation]',
  'common/utils/form-utils': 'form',
};
