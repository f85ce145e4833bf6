import { isResponse, type NoResponse, type ReceivedResponse } from './ask';
import { type Finding, fault } from './finding';

/** A file in the manifest. */
export interface ManifestFile {
  readonly file: string;
  /** Bytes, uncompressed. */
  readonly raw: number;
  readonly integrity: string;
}

interface Manifest {
  readonly version: string;
  /** Contracts by widget name; only a released version has them. */
  readonly contracts?: Readonly<Record<string, unknown>>;
  readonly files: readonly ManifestFile[];
}

/** Reads the manifest from a response. Returns a finding when that fails. */
export function readManifest(response: ReceivedResponse | NoResponse, folder: string): Manifest | Finding {
  const again = 'upload the folder of the build again, whole';
  const missing = (what: string) =>
    fault('manifest-missing', `The manifest.json at ${folder} ${what}: no file can be compared with it; ${again}.`);
  if (!isResponse(response)) return missing(`gave no response (${response.reason})`);
  if (response.status !== 200) return missing(`responds with ${response.status}`);
  try {
    const read: unknown = JSON.parse(response.body.toString());
    if (isManifest(read)) return read;
  } catch {
    // The finding below reports it.
  }
  return fault(
    'manifest-unreadable',
    `The manifest.json at ${folder} is no manifest (it begins "${response.body.toString().slice(0, 20)}"): no file can be compared with it; ${again}.`,
  );
}

function isManifest(read: unknown): read is Manifest {
  if (typeof read !== 'object' || read === null || !('version' in read) || !('files' in read)) return false;
  return typeof read.version === 'string' && Array.isArray(read.files) && read.files.every(isFile);
}

const isFile = (read: unknown): read is ManifestFile =>
  typeof read === 'object' && read !== null && 'file' in read && 'integrity' in read;
