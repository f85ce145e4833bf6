import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesBelow } from '../../support/build/source-files';

/** A document of the repository, as a page of the site. */
export interface SiteDocument {
  /** From the top of the repository, with slashes. */
  readonly source: string;
  /** The page, below the site's folder. */
  readonly path: string;
  readonly markdown: string;
}

const decisions = 'core/decisions/';

/** Every Markdown document: guides, decisions, and the README as the first page. */
export function siteDocuments(): readonly SiteDocument[] {
  const folders = ['.github', 'core', 'widgets', 'test', 'theme-templates'];
  const isDocument = (path: string) => path.endsWith('.md') && !path.endsWith('/pull_request_template.md');
  const below = folders.flatMap(filesBelow).filter(isDocument);
  return ['README.md', ...below].map((source) => ({
    source,
    path: pageOf(source),
    markdown: readFileSync(source, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
  }));
}

function pageOf(source: string): string {
  if (source === 'README.md') return 'index.html';
  const name = source.replace(/\.md$/, '').toLowerCase();
  if (source.startsWith(decisions)) return `decisions/${posix.basename(name).replace(/^readme$/, 'index')}.html`;
  return `guides/${name.replace(/^\./, '').replaceAll('/', '-')}.html`;
}

/**
 * The URL of a link in a document, from its page. Undefined for a file of the repository that is no page.
 *
 * @param href as the document has it: relative to the document, or a whole URL
 */
export function linkFrom({ source, path }: SiteDocument, href: string, pages: ReadonlyMap<string, string>) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [file = '', hash] = href.split('#');
  const page = pages.get(posix.join(posix.dirname(source), file));
  const anchor = hash === undefined ? '' : `#${hash}`;
  return page === undefined ? undefined : posix.relative(posix.dirname(path), page) + anchor;
}
