import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folders } from '../../theme/folders';

export interface UnpackedChromium {
  /** The program. */
  readonly executable: string;
  /** Its shared libraries, for machines that have never run a browser. */
  readonly libraries: string;
  /** A fontconfig folder, for machines without fonts. */
  readonly fonts: string;
}

/**
 * Unpacks the Chromium that npm installed, once per machine and version, and returns its paths.
 *
 * The package unpacks into the temporary folder itself and takes a half-written file for a finished one, so two Jest
 * workers would disturb each other. So a child process unpacks into its own folder, which gets its final name only when
 * it is complete.
 *
 * @throws when the package is not installed or cannot be unpacked.
 */
export function unpackChromium(): UnpackedChromium {
  const entry = createRequire(resolve(folders.root, 'package.json')).resolve('@sparticuz/chromium');
  const version = readVersion(entry);
  // Jest's temporary folder is removed after each run.
  const lasting = process.env.LASTING_TMPDIR ?? tmpdir();
  const home = join(lasting, `storefront-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(join(home, 'chromium'))) unpackInto(home, entry);
  return {
    executable: join(home, 'chromium'),
    libraries: join(home, 'al2023', 'lib'),
    fonts: join(home, 'fonts'),
  };
}

function unpackInto(home: string, entry: string): void {
  mkdirSync(dirname(home), { recursive: true });
  const draft = mkdtempSync(`${home}-`);
  const script = `import chromium from ${JSON.stringify(pathToFileURL(entry).href)};
    const { default: it = chromium } = chromium;
    await it.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    // The package unpacks the libraries only in Amazon's runtime.
    env: { PATH: process.env.PATH, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The package's font settings name its own folder. A browser without any font crashes.
  const settings = join(draft, 'fonts', 'fonts.conf');
  writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll('/tmp/fonts', join(home, 'fonts')));
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another worker was faster: its copy is complete.
    if (!existsSync(join(home, 'chromium'))) throw error;
  }
}

function readVersion(entry: string): string {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === '@sparticuz/chromium' && version) return version;
  }
  throw new Error('@sparticuz/chromium has no version');
}
