import type { SearchEntry } from './search-options';

/**
 * The sections of a page, one for each heading.
 *
 * @param html as `renderMarkdown` writes it
 */
export function searchEntries(path: string, page: string, html: string): Omit<SearchEntry, 'id'>[] {
  return html.split(/(?=<h[1-4] id=)/).flatMap((piece) => {
    const [, anchor, heading = page, rest = piece] = /^<h\d id="([^"]*)">(.*?)<\/h\d>([\s\S]*)$/.exec(piece) ?? [];
    const text = plainText(rest);
    const url = anchor === undefined ? path : `${path}#${anchor}`;
    return text === '' ? [] : [{ url, title: plainText(heading), page, text }];
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (found, name: string) => entities[name] ?? found)
    .replace(/\s+/g, ' ')
    .trim();
