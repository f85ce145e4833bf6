import { ask, isResponse, type ReceivedResponse } from './ask';
import { type Finding, fault } from './finding';
import { type PageFacts, readPage } from './read-page';

/**
 * Compares a page with a copy that no cache can have, if the tag is missing or the page came from a cache. A page that
 * was cached before the theme's settings were saved has the old tag, or none.
 */
export async function findStalePage(
  { url, headers }: ReceivedResponse,
  { tags }: PageFacts,
  seconds: number,
): Promise<Finding | undefined> {
  const isKept =
    Number(headers.get('age')) > 0 || /\bhit\b/i.test(`${headers.get('x-cache')} ${headers.get('cf-cache-status')}`);
  if (tags.length > 0 && !isKept) return undefined;
  const unseen = new URL(url);
  unseen.searchParams.set('doctor', String(Date.now()));
  const response = await ask(unseen.href, seconds, { accept: 'text/html', 'cache-control': 'no-cache' });
  if (!isResponse(response)) return undefined;
  const [kept, fresh] = [tags, readPage(response.body.toString()).tags].map(([tag]) => tag?.['src'] ?? 'no tag');
  if (kept === fresh) return undefined;
  return fault(
    'page-stale',
    `A cache sends an old page: it has ${kept}, and the shop's own page has ${fresh}; clear the cache of pages.`,
  );
}
