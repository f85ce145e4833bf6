import { ShopError } from '../errors/shop-error';

/**
 * Reads an answer that should be one rendered partial.
 *
 * @throws ShopError for anything else: an empty answer, and a whole page, which is a proxy's or the shop's error page
 */
export function readHtml(answer: unknown): string {
  if (typeof answer !== 'string' || !answer) throw new ShopError('data', 'The answer is no HTML');
  if (/<(!doctype|html)\b/i.test(answer)) throw new ShopError('data', 'The answer is a whole page');
  return answer;
}

/**
 * Reads an answer that should be several rendered partials. The server names each by its path under `components/`; for
 * a single partial it may answer with the HTML alone.
 *
 * @param sections the caller's name of each partial → its path
 * @returns the same names → HTML; `''` where the server left a partial out
 * @throws ShopError when several partials were asked for and one text came
 */
export function readSections<Name extends string>(
  answer: unknown,
  sections: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const byPath = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const read = ([name, path]: [string, string]): [string, string] => {
    const html = typeof answer === 'string' ? answer : byPath[`components/${path}`];
    return [name, typeof html === 'string' ? html : ''];
  };
  const entries = Object.entries<string>(sections);
  if (typeof answer === 'string' && entries.length !== 1) throw new ShopError('data', 'The answer is one HTML text');
  return Object.fromEntries(entries.map(read)) as Record<Name, string>;
}
