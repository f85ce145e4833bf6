/** The dialog in which a line of the cart is changed: the cart page prints one with this name. */
export const lineDialog = 'cart-item';
