/** `maxQuantity` → `max-quantity`: a name of a contract, as templates spell it. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `maxQuantity` → `data-max-quantity`. */
export const attributeName = (name: string): string => `data-${kebabCase(name)}`;
