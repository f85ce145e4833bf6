import { ShopError } from '../errors/shop-error';

/**
 * Reads an answer that should be one rendered partial.
 *
 * @throws ShopError for anything else: an empty answer, or a whole page, which is an error page of a proxy or the shop
 */
export function readHtml(answer: unknown): string {
  if (typeof answer !== 'string' || !answer) throw new ShopError('data', 'The answer is no HTML');
  if (/<(!doctype|html)\b/i.test(answer)) throw new ShopError('data', 'The answer is a whole page');
  return answer;
}

/**
 * Reads an answer that should be several rendered partials. The keys of the answer are the partials' paths, which begin
 * with `components/`. For a single partial the server may answer with the HTML alone.
 *
 * @param sections the caller's name of each partial → its path
 * @returns the same names → HTML; `''` for a partial that the server left out
 * @throws ShopError when several partials were requested and the answer is one text
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
