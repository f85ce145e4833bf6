/** Quantities have 32 bits in the platform's GraphQL; that its other calls refuse more is our reading. */
export const mostPieces = 2_147_483_647;

/** Reads a quantity that a form sent: digits only. NaN for anything else, which no cart takes. */
export const readQuantity = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
