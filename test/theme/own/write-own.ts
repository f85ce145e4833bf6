import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTagPartial, versionsOfTags, withParameter } from '../bundle-tag';
import { themeFiles } from '../theme-source';
import { buildOwn, type OwnChunk } from './build-own';
import { ownFolder } from './own-folder';
import { ownManual } from './own-manual';

/**
 * The parameter `widgets_own` of the bundle's tag: for each chunk its URL with its hash, then its widgets after their
 * moments. The platform's helper `cdn` makes the URL.
 */
export function ownParameter(chunks: readonly OwnChunk[]): string {
  if (chunks.length === 0) return '';
  const parts = chunks.map(({ file, hash, contracts }) => {
    const words = contracts.map(({ moment, name }) => ` ${moment} ${name}`).join('');
    return `(cdn '${ownFolder}/${file}') '#${hash}${words};'`;
  });
  return `(multiConcat ${parts.join(' ')})`;
}

/**
 * The files of a theme that the build of its own widgets changes, by path; null for a file to delete.
 *
 * @param planned texts of templates that another change of the theme will write
 */
export function ownChanges(
  theme: string,
  chunks: readonly OwnChunk[],
  planned: ReadonlyMap<string, string | null> = new Map(),
): Map<string, string | null> {
  const parameter = ownParameter(chunks);
  const textAt = (path: string) => planned.get(path) ?? textOf(join(theme, path));
  const changes = new Map<string, string | null>([
    ...themeFiles(theme, ownFolder).map((path) => [path, null] as const),
    ...chunks.map(({ file, text }) => [`${ownFolder}/${file}`, text] as const),
    ...tagTemplates(theme).map(
      ([path, text]) => [path, withParameter(planned.get(path) ?? text, 'widgets_own', parameter)] as const,
    ),
    ...ownManual(theme, chunks),
  ]);
  for (const [path, text] of changes) if (text === textAt(path)) changes.delete(path);
  return changes;
}

const textOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** The templates that render the bundle's tag. */
const tagTemplates = (theme: string): (readonly [path: string, text: string])[] =>
  themeFiles(theme, 'templates')
    .filter((path) => path.endsWith('.html') && !isTagPartial(path))
    .map((path) => [path, readFileSync(join(theme, path), 'utf8')] as const)
    .filter(([, text]) => versionsOfTags(text).length > 0);

/** What was written, by path. */
interface WrittenOwn {
  readonly chunks: readonly OwnChunk[];
  /** Paths of the theme that changed. */
  readonly changed: readonly string[];
}

/**
 * Builds a theme's own widgets into its assets, names them in each tag of the bundle, and writes their manual.
 *
 * @throws OwnBuildError; or Error when no template renders the tag
 */
export async function writeOwn(theme: string): Promise<WrittenOwn> {
  const chunks = await buildOwn(theme);
  if (chunks.length > 0 && tagTemplates(theme).length === 0)
    throw new Error(`${theme}: no template renders the bundle's tag: {{> components/common/widgets-script …}}`);
  const changes = ownChanges(theme, chunks);
  for (const [path, text] of changes) {
    const at = join(theme, path);
    if (text === null) rmSync(at);
    else {
      mkdirSync(join(at, '..'), { recursive: true });
      writeFileSync(at, text);
    }
  }
  return { chunks, changed: [...changes.keys()] };
}
