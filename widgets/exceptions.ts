import type { Moment } from '../core/contract/moment';
import { isKept } from '../core/page/is-kept';
import { mayBeStaff } from '../core/page/may-be-staff';
import { showKeptBadge } from './global/show-kept-badge';

// The moments that depend on the page, by widget. `npm run update` writes the calls into the loader's table.

/** If products are chosen, their boxes must be ticked and the link shown before the shopper touches the page. */
export const compareBar = (): Moment => (isKept('compare') ? 'idle' : 'runtime');
export const compareLink = compareBar;

/** If the address has a hash, the section, dialog or tab that it names must open before the shopper touches the page. */
export const bulkPricing = (): Moment => (location.hash ? 'idle' : 'runtime');
export const dialog = bulkPricing;
export const productReviews = bulkPricing;
export const tabs = bulkPricing;

/** The slot is hidden, so shoppers cannot touch it: only staff load its code. */
export const adminBar = (): Moment => (mayBeStaff() ? 'idle' : 'interaction');

/** Most browsers have no tools for agents. There the code is never loaded, because shoppers cannot touch the hidden slot. */
export const agentTools = (): Moment => (document.modelContext ? 'idle' : 'interaction');

export const cartBadge = showKeptBadge;
