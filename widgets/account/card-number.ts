/** A typed card number without the blanks and dashes that people put between the digits. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Whether the card is an American Express card: its digit groups are different, and its code has four digits. */
const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/**
 * Whether the text can be a card number: 12 to 19 digits (American Express has 15, Mastercard 16). The last digit is the
 * check digit of the others (ISO/IEC 7812).
 */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  if (isAmex(digits) && digits.length !== 15) return false;
  if (/^5[1-5]/.test(digits) && digits.length !== 16) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => total + weigh(Number(digit), index), 0);
  return sum % 10 === 0;
}

/** The Luhn check: every second digit is doubled; a doubled digit above 9 counts as the sum of its two digits. */
const weigh = (digit: number, index: number): number => {
  const doubled = index % 2 === 0 ? digit : digit * 2;
  return doubled > 9 ? doubled - 9 : doubled;
};

/** Whether the code on a card fits its number: four digits for American Express, three for other cards. */
export const isCardCode = (code: string, number: string): boolean =>
  (isAmex(digitsOf(number)) ? /^\d{4}$/ : /^\d{3}$/).test(code.trim());

/** Groups the digits as on the card. A text with characters other than digits, blanks and dashes is returned unchanged. */
export function groupDigits(typed: string): string {
  const digits = digitsOf(typed);
  if (!/^\d+$/.test(digits)) return typed;
  if (!isAmex(digits)) return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
}
