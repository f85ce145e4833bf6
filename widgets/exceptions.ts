import type { Moment } from '../core/contract/moment';
import { isKept } from '../core/page/is-kept';
import { mayBeStaff } from '../core/page/may-be-staff';
import { showKeptBadge } from './global/show-kept-badge';

// The moments that depend on the page, by widget. `npm run update` writes the calls into the loader's table.

/** The boxes of chosen products must be ticked, and the link shown, before the shopper touches the page. */
export const compareBar = (): Moment => (isKept('compare') ? 'idle' : 'runtime');
export const compareLink = compareBar;

/** The place that the address leads to must be open before the shopper touches the page. */
export const bulkPricing = (): Moment => (location.hash ? 'idle' : 'runtime');
export const productReviews = bulkPricing;

/** A shopper cannot touch the hidden slot: only staff load its code. */
export const adminBar = (): Moment => (mayBeStaff() ? 'idle' : 'interaction');

export const cartBadge = showKeptBadge;
