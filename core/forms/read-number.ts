export type NumberMarks = readonly [decimal: string | undefined, thousands: string | undefined];

/** Digits, or groups of them: 1 234 567, 1.234.567, 12,34,567 in India. */
const WHOLE = /^(?:\d*|\d{1,3}([ .,'’])(?:\d{2,3}\1)*\d{3})$/;

/**
 * Reads a typed number, in any script's digits. An ambiguous one, such as 1,234, is read only if all `marks` agree.
 *
 * @returns as forms send it (`1234.5`); null if it is none, or ambiguous
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

const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\p{Sc}\p{Cf}]/gu, '')
    .replace('\u2212', '-')
    .replace('٫', '.')
    .replaceAll('٬', ',')
    .trim();

/** In Unicode the ten digits of a script are consecutive. */
function digitValue(digit: string): number {
  let above = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - above - 1))) above += 1;
  return above % 10;
}
