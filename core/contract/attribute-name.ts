/** `maxQuantity` → `max-quantity`: how a name of a contract is spelled in a template. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `maxQuantity` → `data-max-quantity`. */
export const attributeName = (name: string): string => `data-${kebabCase(name)}`;
