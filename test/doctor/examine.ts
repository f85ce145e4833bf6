import { examinePage, type ExaminedPage, type FindVersion } from './examine-page';
import { type ExaminedVersion, examineVersion } from './examine-version';
import { type Finding, fault } from './finding';

/** All that the doctor has seen. */
export interface Report {
  readonly pages: readonly ExaminedPage[];
  /** Each version on each address, once. */
  readonly versions: readonly ExaminedVersion[];
  /** What no page says alone. */
  readonly findings: readonly Finding[];
}

/** Looks at pages, one after the other as the shop is live, and at all files that their tags lead to. */
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

/** Pages of one shop have one version, wherever they are asked for. */
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
        `Pages of ${origin} have different versions (${list}): a cache keeps old pages, or a template has an address of its own; clear the cache of pages, and make every tag of the theme setting widgets_version.`,
      ),
    ];
  });
}

/** Every finding of a report. */
export const findingsOf = ({ pages, versions, findings }: Report): Finding[] => [
  ...[...pages, ...versions].flatMap((part) => part.findings),
  ...findings,
];
