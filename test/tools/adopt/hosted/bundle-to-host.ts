import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import type { PublicInterface } from '../../release/public-interface';

/** A file of the bundle, as the manifest lists it. */
interface ListedFile {
  readonly file: string;
  /** Bytes, uncompressed. */
  readonly raw: number;
  readonly integrity: string;
}

/** The manifest of a bundle in a theme. A release also lists the events and members that other scripts may use. */
export interface HostedManifest extends Partial<PublicInterface> {
  readonly version: string;
  readonly files: readonly ListedFile[];
}

/** A version of the bundle, with those of its files that a theme needs. */
export interface BundleToHost {
  readonly manifest: HostedManifest;
  /** Path in a theme's folder → text. */
  readonly files: ReadonlyMap<string, string>;
  /** The hash of `loader.js`, for the tag. */
  readonly integrity: string;
}

/** The name of the manifest, in a version's folder. */
const manifestName = 'manifest.json';

/** The folder of a version in a theme. It is not in `assets/cdn`, because `stencil bundle` leaves that folder out. */
export const folderOf = (version: string): string => `assets/widgets/${version}`;

/** Whether a file of a theme belongs to a hosted version. */
export const isHostedFile = (path: string): boolean => /^assets\/widgets\/\d+\.\d+\.\d+\//.test(path);

/** A theme can't use the script of a channel, because a channel is a file that changes at a constant URL. */
const isNeeded = ({ file }: ListedFile): boolean => file !== 'channel.js';

/**
 * Reads a build or a release: its scripts, its manifest and the licences. It leaves out source maps, compressed copies and
 * patches, which only a CDN uses.
 *
 * @param dist the version's folder
 * @throws Error if a file's hash differs from the manifest
 */
export async function bundleToHost(dist: string): Promise<BundleToHost> {
  const built = JSON.parse(readFileSync(join(dist, manifestName), 'utf8')) as HostedManifest;
  const { version, events, handle } = built;
  const contracts = built.contracts ?? Object.fromEntries(await knownContracts());
  const manifest = {
    version,
    files: built.files.filter(isNeeded),
    contracts,
    ...(events && { events }),
    ...(handle && { handle }),
  };
  const folder = folderOf(version);
  const files = new Map<string, string>();
  for (const { file, integrity } of manifest.files) {
    const text = readFileSync(join(dist, file), 'utf8');
    if (hashOf(text) !== integrity) throw new Error(`${join(dist, file)} differs from its manifest`);
    files.set(`${folder}/${file}`, text);
  }
  const licences = join(dist, 'licences.txt');
  if (existsSync(licences)) files.set(`${folder}/licences.txt`, readFileSync(licences, 'utf8'));
  files.set(`${folder}/${manifestName}`, `${JSON.stringify(manifest)}\n`);
  const integrity = manifest.files.find(({ file }) => file === 'loader.js')?.integrity ?? '';
  return { manifest, files, integrity };
}

/** Reads the manifest of a hosted version; undefined if the theme has none. */
export function hostedManifest(theme: string, version: string): HostedManifest | undefined {
  const path = join(theme, folderOf(version), manifestName);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as HostedManifest) : undefined;
}

/** The `integrity` of a file. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
