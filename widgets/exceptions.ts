import type { Moment } from '../core/contract/moment';
import { showStoredBadge } from './global/show-stored-badge';

/** Whether session storage has the key, if readable. Loader code: keep it short. */
export const isStored = (key: string): boolean => {
  try {
    return !!sessionStorage[key];
  } catch {
    return false;
  }
};

/** Token `ctk` or cookie `ADMIN_BAR`; their code checks exactly. Loader code: keep it short. */
export const mayBeStaff = (): boolean => {
  try {
    return /ADMIN_BAR=1|[?&]ctk=/.test(document.cookie + location.search);
  } catch {
    // Sandboxed pages and some browsers forbid cookies.
    return false;
  }
};

// The moments that depend on the page; `npm run update` writes the calls into the loader's table.

/** Boxes must be ticked and the link shown before a press. */
export const compareBar = (): Moment => (isStored('compare') ? 'idle' : 'runtime');
export const compareLink = compareBar;

/** What the hash names must open without a press. */
export const bulkPricing = (): Moment => (location.hash ? 'idle' : 'runtime');
export const dialog = bulkPricing;
export const productReviews = bulkPricing;
export const tabs = bulkPricing;

/** Hidden: only staff load the code. */
export const adminBar = (): Moment => (mayBeStaff() ? 'idle' : 'interaction');

/** Hidden: the code loads only in browsers with agent tools. */
export const agentTools = (): Moment => (document.modelContext ? 'idle' : 'interaction');

export const cartBadge = showStoredBadge;
