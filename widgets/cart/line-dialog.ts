/** Name of the dialog in which a line of the cart is changed. The cart page prints the dialog. */
export const lineDialog = 'cart-item';
