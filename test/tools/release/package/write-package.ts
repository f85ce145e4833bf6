import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { packageFiles } from './package-files';
import { wrongFiles } from './wrong-files';

/** An npm package on disk, and its unpacked files. */
export interface WrittenPackage {
  readonly path: string;
  /** The path of the text that lists the files. */
  readonly list: string;
  /** The size in bytes of each file, by its path; the largest first. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Writes the npm package of a version: `storefront-widgets-<version>.tgz`. `npm pack` sets fixed times, so the same files give the
 * same bytes. Beside it, a text lists every file with its size.
 *
 * @param version the version; its build is in `dist`
 * @param folder the folder for the package
 * @throws Error if the package would contain a forbidden file or be too large, or if `npm pack` fails
 */
export async function writePackage(version: string, folder: string): Promise<WrittenPackage> {
  const files = await packageFiles(version);
  const sizes = new Map(
    [...files]
      .map(([path, contents]) => [path, Buffer.byteLength(contents)] as const)
      .sort(([path, size], [other, otherSize]) => otherSize - size || (path < other ? -1 : 1)),
  );
  const wrong = wrongFiles(sizes);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const draft = mkdtempSync(join(tmpdir(), 'storefront-package-'));
  try {
    for (const [path, contents] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), contents);
    }
    mkdirSync(folder, { recursive: true });
    const args = ['pack', '--pack-destination', resolve(folder), '--ignore-scripts', '--loglevel=error'];
    const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: draft, encoding: 'utf8' });
    if (status !== 0) throw new Error(`package: npm pack failed: ${error?.message ?? stderr}`);
    const path = join(folder, stdout.trim().split('\n').at(-1) ?? '');
    const list = path.replace(/\.tgz$/, '.files.txt');
    writeFileSync(list, [...sizes].map(([file, size]) => `${String(size).padStart(9)}  ${file}\n`).join(''));
    return { path, list, sizes };
  } finally {
    rmSync(draft, { recursive: true });
  }
}
