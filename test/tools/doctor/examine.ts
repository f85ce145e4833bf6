import { checkHooks } from './check-hooks';
import { type ExaminedPage, examinePage, type FindVersion } from './examine-page';
import { examineScripts } from './examine-scripts';
import { type ExaminedVersion, examineVersion } from './examine-version';
import { type Finding, fault, note } from './finding';
import { readSitemap } from './read-sitemap';

/** All results of the doctor. */
export interface Report {
  readonly pages: readonly ExaminedPage[];
  /** Each version for each origin, once. */
  readonly versions: readonly ExaminedVersion[];
  /** Findings that need several pages. */
  readonly findings: readonly Finding[];
}

/**
 * Checks pages one after the other, because the shop is live, and all files that their tags load.
 *
 * @param more the number of further pages from the sitemap of each shop; with them the scripts of apps are read, too
 */
export async function examine(urls: readonly string[], seconds: number, more = 0): Promise<Report> {
  const known = new Map<string, Promise<ExaminedVersion>>();
  const findVersion: FindVersion = (folder, origin) => {
    const key = `${folder} ${origin}`;
    const version = known.get(key) ?? examineVersion(folder, origin, seconds);
    known.set(key, version);
    return version;
  };
  const pages: ExaminedPage[] = [];
  const further = more > 0 ? await findFurther(urls, seconds, more) : { urls: [], findings: [] };
  for (const url of [...urls, ...further.urls]) {
    pages.push(await examinePage(url, seconds, findVersion));
  }
  return {
    pages,
    versions: await Promise.all(known.values()),
    findings: [
      ...further.findings,
      ...compareVersions(pages),
      ...checkHooks(pages),
      ...(more > 0 ? await examineScripts(pages, seconds) : []),
    ],
  };
}

/** Finds further pages in the sitemap of each shop. */
async function findFurther(given: readonly string[], seconds: number, more: number) {
  const urls: string[] = [];
  const findings: Finding[] = [];
  for (const origin of new Set(given.map((url) => new URL(url).origin))) {
    const found = await readSitemap(origin, more, seconds, given);
    urls.push(...found);
    if (found.length > 0) continue;
    const sentence = `${origin} has no sitemap with further pages: the doctor has examined only the URLs that you gave; give one of each kind of page.`;
    findings.push(note('sitemap-missing', sentence));
  }
  return { urls, findings };
}

/** All pages of one shop should load the same version. */
function compareVersions(pages: readonly ExaminedPage[]): Finding[] {
  const shops = new Map<string, ExaminedPage[]>();
  for (const page of pages) {
    const { origin } = new URL(page.url);
    shops.set(origin, [...(shops.get(origin) ?? []), page]);
  }
  return [...shops].flatMap(([origin, ofShop]) => {
    const seen = ofShop.flatMap(({ url, version }) => (version ? [{ url, folder: version.url }] : []));
    if (new Set(seen.map(({ folder }) => folder)).size < 2) return [];
    const list = seen.map(({ url, folder }) => `${url}: ${folder}`).join(', ');
    return [
      fault(
        'versions-mixed',
        `Pages of ${origin} have different versions (${list}): a cache has old pages, or a template contains a fixed URL; clear the cache of pages, and use the theme setting widgets_version in every tag.`,
      ),
    ];
  });
}

export const findingsOf = ({ pages, versions, findings }: Report): Finding[] => [
  ...[...pages, ...versions].flatMap((part) => part.findings),
  ...findings,
];
