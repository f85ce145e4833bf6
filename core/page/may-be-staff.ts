/**
 * Whether the page may be looked at by the store's staff: the control panel's token is in its address, or the cookie
 * that it once left. It decides only whether the staff's code is worth loading; that code looks closely. It stands in
 * the loader, so it is as short as can be.
 */
export const mayBeStaff = (): boolean => /ADMIN_BAR=1|[?&]ctk=/.test(document.cookie + window.location.search);
