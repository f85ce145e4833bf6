import { ask, isResponse, type NoResponse, type ReceivedResponse } from './ask';
import { checkFiles } from './check-files';
import { type Finding, fault } from './finding';
import { isOfTheme } from './is-of-theme';
import { type ManifestFile, readManifest } from './read-manifest';

/** A file of the manifest, and the CDN's response to a request for it. */
export interface RequestedFile extends ManifestFile {
  readonly response: ReceivedResponse | NoResponse;
}

/** A version on the CDN, fetched from a page of one origin. */
export interface ExaminedVersion {
  /** Address of its folder, with a slash at the end. */
  readonly url: string;
  readonly folder: string;
  /** The version in its manifest, or else the folder's name. */
  readonly version: string;
  /** The files of the manifest; undefined without one. */
  readonly files: readonly RequestedFile[] | undefined;
  /** Widget names from the manifest or, if it has none, from the scripts; undefined without both. */
  readonly widgets: ReadonlySet<string> | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Fetches the manifest and all its files, as a page of `origin` would.
 *
 * @param url the version's folder, with a slash at the end
 */
export async function examineVersion(url: string, origin: string, seconds: number): Promise<ExaminedVersion> {
  const folder = decodeURIComponent(new URL(url).pathname.split('/').at(-2) ?? '');
  const fetchFile = (file: string) => ask(new URL(file, url).href, seconds, { origin });
  const [manifestResponse, loader, onDemand] = await Promise.all([
    fetchFile('manifest.json'),
    fetchFile('loader.js'),
    fetchFile('on-demand.js'),
  ]);
  const widgets = widgetNames(loader, onDemand);
  const seen = { url, folder, version: folder, files: undefined, widgets };
  if (!isResponse(manifestResponse) && !isResponse(loader)) {
    return {
      ...seen,
      findings: [
        fault(
          'cdn-unanswered',
          `The CDN does not respond at ${url}: ${loader.reason}; the shop sells without widgets; wait for the CDN, or move the URL "cdn.widgets" to another.`,
        ),
      ],
    };
  }
  if (statusOf(manifestResponse) >= 400 && statusOf(loader) >= 400) {
    return {
      ...seen,
      findings: [
        fault(
          'version-missing',
          `There is no version at ${url} (loader.js responds with ${statusOf(loader)}): no widget runs; ${
            isOfTheme(url)
              ? "upload the theme with the version's folder in assets/widgets"
              : `publish the version's folder there, or correct the theme setting widgets_version and the URL "cdn.widgets" of the theme's config.json`
          }.`,
        ),
      ],
    };
  }
  const manifest = readManifest(manifestResponse, url);
  if ('kind' in manifest) return { ...seen, findings: [manifest] };
  const files = await Promise.all(
    manifest.files.map(async (listed) => ({
      ...listed,
      response: listed.file === 'loader.js' ? loader : await fetchFile(listed.file),
    })),
  );
  const { version, contracts } = manifest;
  const wrongFolder =
    version === folder
      ? []
      : [
          fault(
            'manifest-version',
            `The manifest in the folder ${folder} is that of version ${version}: a version was published into the folder of another; publish it into its own folder, and restore the files that were there.`,
          ),
        ];
  return {
    ...seen,
    version,
    files,
    widgets: contracts ? new Set(Object.keys(contracts)) : widgets,
    findings: [
      ...wrongFolder,
      ...checkFiles(files, version, new URL(url).origin === origin ? undefined : origin).filter(
        ({ kind }) => !isOfTheme(url) || !ofHost.has(kind),
      ),
    ],
  };
}

/** Kinds of findings about headers. They do not apply to a theme's assets, because only the platform can change those headers. */
const ofHost: ReadonlySet<string> = new Set(['file-cache', 'file-uncompressed']);

const statusOf = (response: ReceivedResponse | NoResponse): number => (isResponse(response) ? response.status : 0);

/**
 * Finds the texts that can be widget names in `on-demand.js`, or in the loader of a version without this file. A manifest has
 * the names only after a release. A name that equals another text of the file (`idle`) counts as known.
 */
function widgetNames(
  loader: ReceivedResponse | NoResponse,
  onDemand: ReceivedResponse | NoResponse,
): ReadonlySet<string> | undefined {
  const file = [onDemand, loader].find((response) => isResponse(response) && response.status === 200);
  if (!file || !isResponse(file)) return undefined;
  const texts = file.body.toString().matchAll(/(["'`])([a-z][a-z\d]*(?:-[a-z\d]+)*)\1/g);
  return new Set([...texts].map(([, , text = '']) => text));
}
