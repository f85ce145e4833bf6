import { cart } from './stints/cart';
import { header } from './stints/header';
import { list } from './stints/list';
import { product } from './stints/product';
import { slots } from './stints/slots';
import type { Stint } from './stint';

/** The tasks of a shopper's hour, one page after the other. */
export const allStints: readonly Stint[] = [product, list, cart, header, slots];
