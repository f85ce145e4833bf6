/**
 * Whether the browser supports popovers. Browsers with popovers have the other required features too (`test/rules/browsers`).
 * All other browsers get the shop without scripts; the theme's style sheets make the same check. It is part of the loader, so
 * it must be short.
 */
export const isSupported = (): boolean => CSS.supports('selector(:popover-open)');
