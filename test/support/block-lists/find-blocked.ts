import { FiltersEngine, Request } from '@ghostery/adblocker';
import { fetchBlockLists } from './fetch-block-lists';

/** Returns the URLs that a content blocker does not fetch as a script, or by a script, for a page of another site. */
export function findBlocked(urls: readonly string[]): string[] {
  const engine = FiltersEngine.parse(fetchBlockLists().network.join('\n'));
  const isBlocked = (url: string, type: 'script' | 'xhr') =>
    engine.match(Request.fromRawDetails({ url, type, sourceUrl: 'https://shop.example.com/' })).match;
  return urls.filter((url) => isBlocked(url, 'script') || isBlocked(url, 'xhr'));
}
