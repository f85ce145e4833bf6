import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Clones this tree's commit into a folder on the same disk, with the packages that are installed here, and without tags. With
 * the tag of an earlier version `npm run release` would refuse, because the clone's `dist/` has no release of it.
 */
export function cloneHere(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-tags', process.cwd(), folder]);
  linkFolder(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
}

/** Hard-links each file. Node resolves a symbolic link to its target, so the packages would be outside the clone. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
