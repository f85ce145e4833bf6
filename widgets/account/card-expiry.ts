/** The last month in which a card is valid. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** All four digits. */
  readonly year: number;
}

/** Reads `4/31`, `04 / 2031` or `0431`. Undefined if the text is not a month and a year. */
export function readExpiry(typed: string): CardExpiry | undefined {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) };
}

/**
 * Whether a card is past its last month.
 *
 * @param today the date on the shopper's clock
 */
export const isPast = ({ month, year }: CardExpiry, today: Date): boolean =>
  year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1);
