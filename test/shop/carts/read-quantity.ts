/** The platform's GraphQL has 32-bit quantities. We assume that its other calls refuse more. */
export const maxQuantity = 2_147_483_647;

/** Reads a quantity that a form sent: digits only. Returns NaN for anything else; carts refuse it. */
export const readQuantity = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
