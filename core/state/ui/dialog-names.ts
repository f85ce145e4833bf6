/** The `data-name` of the dialog that shows what was added to the cart. */
export const cartPreviewDialog = 'cart-preview';

/** The `data-name` of the dialog for a product in short, and for other HTML of the shop that a page has no place for. */
export const quickViewDialog = 'quick-view';
