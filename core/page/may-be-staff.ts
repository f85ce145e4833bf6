/**
 * Whether the visitor may belong to the shop's staff: the address has the control panel's token (`ctk`), or its cookie
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
