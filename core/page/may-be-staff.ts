/**
 * Whether the visitor may belong to the shop's staff: the control panel's token is in the address, or the cookie that it
 * leaves is set. It decides only whether to load the code for staff, which checks exactly. It is part of the loader, so
 * it must be short.
 */
export const mayBeStaff = (): boolean => {
  try {
    return /ADMIN_BAR=1|[?&]ctk=/.test(document.cookie + window.location.search);
  } catch {
    // The page is sandboxed, or its browser forbids cookies.
    return false;
  }
};
