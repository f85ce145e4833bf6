import { compatData as bcd } from './compat-data';

/** Features that were Baseline by the end of this year may be used anywhere. */
export const baselineYear = 2023;

/**
 * The features that the loader and the style sheets test for first. A browser without them gets the shop without
 * scripts.
 */
const deciding = ['has', 'popover-open'] as const;

/** The browsers, by their names in the data. */
const browsers = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;
export type BrowserName = (typeof browsers)[number];

const yearOf = (release: { readonly release_date?: string | undefined }) => Number(release.release_date?.slice(0, 4));

/**
 * The oldest supported versions: each the newest one at the end of `baselineYear`, or the first with the deciding features
 * if that is newer.
 */
export function floorVersions(): Record<BrowserName, number> {
  const versionOf = (browser: BrowserName): number => {
    const ofYear = Object.entries(bcd.browsers[browser].releases)
      .filter(([, release]) => yearOf(release) <= baselineYear)
      .map(([version]) => Number(version));
    const required = deciding.map((name) => {
      const support = bcd.css.selectors?.[name]?.__compat?.support[browser];
      return Number((Array.isArray(support) ? support[0] : support)?.version_added);
    });
    return Math.max(...ofYear, ...required);
  };
  return Object.fromEntries(browsers.map((browser) => [browser, versionOf(browser)])) as Record<BrowserName, number>;
}
