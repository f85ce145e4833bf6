/**
 * Whether the browser has popovers: those that do have the rest of what decides, too (`test/rules/browsers`). Others get the shop
 * without scripts; the theme's style sheets ask the same question. It is part of the loader, so it must be short.
 */
export const isSupported = (): boolean => CSS.supports('selector(:popover-open)');
