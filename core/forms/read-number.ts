/** The decimal mark and the mark between thousands of a language or a currency. */
export type NumberMarks = readonly [decimal: string | undefined, thousands: string | undefined];

/** Digits, or groups of them with one kind of mark between: 1 234 567, 1.234.567, 12,34,567 in India. */
const WHOLE = /^(?:\d*|\d{1,3}([ .,'’])(?:\d{2,3}\1)*\d{3})$/;

/**
 * Reads a number that a shopper typed, with a decimal point or a decimal comma, in digits of any script. Only the last mark can be
 * the decimal one: 1.234,5 and 1,234.5 and 0,5 can be read in one way. A number such as 1,234 is read only if all the given marks
 * agree; otherwise it could be taken for another one.
 *
 * @returns the number as forms send it, such as `1234.5`; null for a text that is no number, or that can be read in two ways
 */
export function readNumber(text: string, marks: readonly NumberMarks[]): string | null {
  const [, sign = '', before = '', mark = '', after = ''] =
    /^([-+]?)(.*?)(?:([.,])(\d*))?$/.exec(withPlainDigits(text)) ?? [];
  let isThousands = mark !== '' && before.includes(mark);
  if (/^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)) {
    isThousands = marks.every(([, thousands]) => thousands === mark);
    if (isThousands === marks.every(([decimal]) => decimal === mark)) return null;
  }
  const whole = isThousands ? before + mark + after : before;
  const decimals = isThousands ? '' : after;
  const digits = whole.replace(/\D/g, '');
  if (!WHOLE.test(whole) || digits + decimals === '') return null;
  return sign.replace('+', '') + (digits.replace(/^0+(?=\d)/, '') || '0') + (decimals && `.${decimals}`);
}

/** Replaces digits of other scripts and of other widths, and leaves out currency signs and invisible characters. */
const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\p{Sc}\p{Cf}]/gu, '')
    .replace('\u2212', '-')
    .replace('٫', '.')
    .replaceAll('٬', ',')
    .trim();

/** The value of a digit. In Unicode the ten digits of a script stand in a row. */
function digitValue(digit: string): number {
  let above = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - above - 1))) above += 1;
  return above % 10;
}
