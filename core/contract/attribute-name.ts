/** `maxQuantity` → `max-quantity`: converts a name of a contract to its spelling in a template. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `maxQuantity` → `data-max-quantity`. */
export const attributeName = (name: string): string => `data-${kebabCase(name)}`;
