import type { Moment } from '../core/contract/moment';
import { showStoredBadge } from './global/show-stored-badge';

/**
 * Whether session storage has a text under a key; false where the browser forbids storage. The result only decides when a
 * widget's code is loaded. It is part of the loader, so it must be short.
 */
export const isStored = (key: string): boolean => {
  try {
    return !!sessionStorage[key];
  } catch {
    return false;
  }
};

/**
 * Whether the visitor may belong to the shop's staff: the URL has the control panel's token (`ctk`), or its cookie
 * `ADMIN_BAR` is set. The result only decides whether the code for staff is loaded; that code checks exactly. It is part of
 * the loader, so it must be short.
 */
export const mayBeStaff = (): boolean => {
  try {
    return /ADMIN_BAR=1|[?&]ctk=/.test(document.cookie + location.search);
  } catch {
    // The page is sandboxed, or its browser forbids cookies.
    return false;
  }
};

// The moments that depend on the page, by widget. `npm run update` writes the calls into the loader's table.

/** If products are chosen, their boxes must be ticked and the link shown before the shopper touches the page. */
export const compareBar = (): Moment => (isStored('compare') ? 'idle' : 'runtime');
export const compareLink = compareBar;

/** If the URL has a hash, the section, dialog or tab that it names must open before the shopper touches the page. */
export const bulkPricing = (): Moment => (location.hash ? 'idle' : 'runtime');
export const dialog = bulkPricing;
export const productReviews = bulkPricing;
export const tabs = bulkPricing;

/** The slot is hidden, so shoppers cannot touch it: only staff load its code. */
export const adminBar = (): Moment => (mayBeStaff() ? 'idle' : 'interaction');

/** Most browsers have no tools for agents. There the code is never loaded, because shoppers cannot touch the hidden slot. */
export const agentTools = (): Moment => (document.modelContext ? 'idle' : 'interaction');

export const cartBadge = showStoredBadge;
