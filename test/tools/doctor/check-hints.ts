import { escapeRegExp } from '../../theme/escape-reg-exp';
import type { ExaminedVersion } from './examine-version';
import { type Finding, fault } from './finding';
import type { Attributes } from './read-page';

const fetching = /(^|\s)(preload|modulepreload|prefetch)(\s|$)/i;

/** Checks that a page's resource hints, in its HTML and its headers, refer to files of the tag's version. */
export function checkHints(links: readonly Attributes[], page: string, version: ExaminedVersion): Finding[] {
  const { folder: ofTag, url: base } = version;
  // On a CDN of npm packages the URL names the version twice: `…@1.2.3/dist/1.2.3/`.
  const file = new RegExp(`^${base.split(ofTag).map(escapeRegExp).join('([^/]*)')}([^/]*)`);
  return links.flatMap(({ rel = '', href = '', as, crossorigin }) => {
    const kind = fetching.exec(rel)?.[2]?.toLowerCase();
    if (!kind || !URL.canParse(href, page)) return [];
    const url = new URL(href, page).href.replace(/[?#].*$/, '');
    const [, folder = '', ...rest] = file.exec(url) ?? [];
    if (!/^\d+\.\d+\.\d+/.test(folder)) return [];
    const hint = `The hint rel="${kind}" of ${url}`;
    if (folder !== ofTag) {
      return [
        fault(
          'hint-version',
          `${hint} is of another version than the tag, ${ofTag}: shoppers download a file that nothing uses; use the theme setting widgets_version for both.`,
        ),
      ];
    }
    if (version.files && !version.files.some((known) => known.file === rest.at(-1))) {
      return [
        fault(
          'hint-dead',
          `${hint} leads to no file of version ${version.version}: every page sends a useless request for it; remove the hint.`,
        ),
      ];
    }
    if (kind === 'preload' && as === 'script' && crossorigin === undefined) {
      return [
        fault(
          'hint-twice',
          `${hint} has no crossorigin: browsers download the file twice, since modules are fetched with CORS; write rel="modulepreload".`,
        ),
      ];
    }
    return [];
  });
}
