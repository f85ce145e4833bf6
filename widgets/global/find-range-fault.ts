/** What the template says of each fault. */
export interface RangeWords {
  readonly minMissing: string;
  readonly maxMissing: string;
  readonly belowZero: string;
  readonly maxTooLow: string;
}

/** The field that is wrong, 0 for the lowest price and 1 for the highest, and what is said of it. */
export interface RangeFault {
  readonly index: number;
  readonly text: string;
}

/**
 * Holds two prices against the rules: both are there, neither is below 0, and the highest is above the lowest.
 *
 * @param inputs the fields of the lowest and the highest price, in the store's active currency
 * @returns the first fault; null when there is none
 */
export function findRangeFault([lowest, highest]: readonly HTMLInputElement[], words: RangeWords): RangeFault | null {
  const [min, max] = [priceOf(lowest), priceOf(highest)];
  if (min === null) return { index: 0, text: words.minMissing };
  if (min < 0) return { index: 0, text: words.belowZero };
  if (max === null) return { index: 1, text: words.maxMissing };
  if (max < 0) return { index: 1, text: words.belowZero };
  return max > min ? null : { index: 1, text: words.maxTooLow };
}

/** A number field that holds no number has an empty value. */
function priceOf(input: HTMLInputElement | undefined): number | null {
  const text = input?.value.trim() ?? '';
  const price = Number(text);
  return text === '' || Number.isNaN(price) ? null : price;
}
