/** The sections of the cart page that change with the cart, by name, and the partials that render them. */
export const cartSections = {
  content: 'cart/content',
  totals: 'cart/totals',
  pageTitle: 'cart/page-title',
  statusMessages: 'cart/status-messages',
  additionalCheckoutButtons: 'cart/additional-checkout-buttons',
} as const;
