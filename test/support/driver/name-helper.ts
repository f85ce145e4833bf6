/**
 * Script that defines `__name` in a page. tsx adds calls of `__name` to functions, and a function that the driver sends to a
 * page keeps these calls. Pages do not have this helper; here it returns its argument.
 */
export const nameHelper = 'globalThis.__name ??= (it) => it;';
