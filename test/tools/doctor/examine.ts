import { examinePage, type ExaminedPage, type FindVersion } from './examine-page';
import { type ExaminedVersion, examineVersion } from './examine-version';
import { type Finding, fault } from './finding';

/** All results of the doctor. */
export interface Report {
  readonly pages: readonly ExaminedPage[];
  /** Each version for each origin, once. */
  readonly versions: readonly ExaminedVersion[];
  /** Findings that need several pages. */
  readonly findings: readonly Finding[];
}

/** Checks pages one after the other, because the shop is live, and all files that their tags load. */
export async function examine(addresses: readonly string[], seconds: number): Promise<Report> {
  const known = new Map<string, Promise<ExaminedVersion>>();
  const findVersion: FindVersion = (folder, origin) => {
    const key = `${folder} ${origin}`;
    const version = known.get(key) ?? examineVersion(folder, origin, seconds);
    known.set(key, version);
    return version;
  };
  const pages: ExaminedPage[] = [];
  for (const address of addresses) pages.push(await examinePage(address, seconds, findVersion));
  return { pages, versions: await Promise.all(known.values()), findings: compareVersions(pages) };
}

/** All pages of one shop should load the same version. */
function compareVersions(pages: readonly ExaminedPage[]): Finding[] {
  const shops = new Map<string, ExaminedPage[]>();
  for (const page of pages) {
    const { origin } = new URL(page.address);
    shops.set(origin, [...(shops.get(origin) ?? []), page]);
  }
  return [...shops].flatMap(([origin, ofShop]) => {
    const seen = ofShop.flatMap(({ address, version }) => (version ? [{ address, folder: version.address }] : []));
    if (new Set(seen.map(({ folder }) => folder)).size < 2) return [];
    const list = seen.map(({ address, folder }) => `${address}: ${folder}`).join(', ');
    return [
      fault(
        'versions-mixed',
        `Pages of ${origin} have different versions (${list}): a cache has old pages, or a template contains a fixed address; clear the cache of pages, and use the theme setting widgets_version in every tag.`,
      ),
    ];
  });
}

export const findingsOf = ({ pages, versions, findings }: Report): Finding[] => [
  ...[...pages, ...versions].flatMap((part) => part.findings),
  ...findings,
];
