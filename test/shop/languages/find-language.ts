import type { Language } from './language';

/** The shop's languages; the first one has no path prefix. */
export const languagesOf = (codes: readonly string[]): Language[] =>
  codes.map((code, index) => ({ code, path: index === 0 ? '' : `/${code}` }));

/**
 * Finds the language of a URL.
 *
 * @param codes the shop's languages
 * @param url a path, with or without a query
 */
export function findLanguage(codes: readonly string[], url: string): Language {
  const [first = { code: 'en', path: '' }, ...others] = languagesOf(codes);
  const [path = ''] = url.split('?');
  return others.find((one) => path === one.path || path.startsWith(`${one.path}/`)) ?? first;
}
