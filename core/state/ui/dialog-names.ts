/** The `data-name` of the dialog that shows what was added to the cart. */
export const cartPreviewDialog = 'cart-preview';

/** The `data-name` of the dialog that shows the quick view of a product, or other server HTML that has no place in the page. */
export const quickViewDialog = 'quick-view';
