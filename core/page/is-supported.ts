/**
 * Whether the browser supports popovers. A browser with popovers also has the other required features (`test/rules/browsers`).
 * Other browsers get the shop without scripts. The theme's style sheets make the same check. The loader contains this function,
 * so the function is short.
 */
export const isSupported = (): boolean => CSS.supports('selector(:popover-open)');
