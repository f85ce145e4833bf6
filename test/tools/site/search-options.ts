import type { Options } from 'minisearch';

/** A section of a page. */
export interface SearchEntry {
  readonly id: number;
  /** From the site's folder, with the anchor. */
  readonly url: string;
  readonly title: string;
  /** The title of its page. */
  readonly page: string;
  readonly text: string;
}

/** The index is written and read with the same options. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['url', 'title', 'page'],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.1, combineWith: 'AND' },
};
