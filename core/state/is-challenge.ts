import { ShopError } from '../errors/shop-error';

/**
 * Whether the shop's host answered a call with a page for the browser (`ShopError.isChallenge`). A script can't show the page, so
 * the browser must send the same form natively, or follow the link.
 */
export const isChallenge = (error: unknown): error is ShopError => error instanceof ShopError && error.isChallenge;
