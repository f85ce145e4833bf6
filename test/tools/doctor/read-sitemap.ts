import { ask, isResponse } from './ask';

/** The platform's sitemap: a list of files, one or more for each kind of page. */
const SITEMAP = '/xmlsitemap.php';

/** The sitemap's files that are read: one for each kind of page is enough. */
const MOST_FILES = 12;

/**
 * The URLs of a shop's pages: from the platform's sitemap, first one of each kind of page, then the second of each kind …
 *
 * @returns at most `most`, without those in `known`; none if the shop has no sitemap
 */
export async function readSitemap(
  origin: string,
  most: number,
  seconds: number,
  known: readonly string[] = [],
): Promise<string[]> {
  const read = async (file: string) => {
    // A shop's sitemap has the URLs of its main domain. The operator may have given another one.
    const urls = await urlsIn(file, seconds);
    return urls.filter((one) => URL.canParse(one)).map((one) => origin + new URL(one).pathname + new URL(one).search);
  };
  const index = await read(`${origin}${SITEMAP}`);
  const files = index.filter((url) => url.includes(SITEMAP)).slice(0, MOST_FILES);
  const kinds: string[][] = files.length > 0 ? [] : [index];
  for (const file of files) kinds.push(await read(file));
  const longest = Math.max(...kinds.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, nth) => kinds.flatMap((kind) => kind[nth] ?? [])).flat();
  return [...new Set(mixed)].filter((url) => !known.includes(url)).slice(0, most);
}

/** The URLs in a file of the sitemap: https://www.sitemaps.org/protocol.html */
async function urlsIn(file: string, seconds: number): Promise<string[]> {
  const response = await ask(file, seconds);
  if (!isResponse(response) || response.status !== 200) return [];
  return [...response.body.toString().matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}
