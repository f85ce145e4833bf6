import { contentPages } from '../contexts/content-pages';

/** A content page in the results of a search. */
export interface ContentResult {
  title: string;
  url: string;
  type: string;
  content: string;
}

const orders: Record<string, (a: ContentResult, b: ContentResult) => number> = {
  alphaasc: (a, b) => a.title.localeCompare(b.title),
  alphadesc: (a, b) => b.title.localeCompare(a.title),
};

/** The shop's content pages that contain every word of a query. */
export function searchContent(query: string, sort: string): ContentResult[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (query.trim().length < 3) return [];
  return contentPages
    .map(({ name, slug, content }) => ({
      title: name,
      url: `/${slug}/`,
      type: 'Page',
      content: content
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ title, content }) => words.every((word) => `${title} ${content}`.toLowerCase().includes(word)))
    .sort(orders[sort] ?? (() => 0));
}
