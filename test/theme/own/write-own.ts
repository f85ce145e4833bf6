import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTagPartial, versionsOfTags, withParameter } from '../bundle-tag';
import { themeFiles } from '../theme-source';
import { buildOwn, type OwnChunk } from './build-own';

/** The folder of a theme's own chunks. */
const folder = 'assets/own-widgets';

/**
 * The parameter `widgets_own` of the bundle's tag: for each chunk its URL with its hash, then its widgets after their
 * moments. The platform's helper `cdn` makes the URL.
 */
export function ownParameter(chunks: readonly OwnChunk[]): string {
  if (chunks.length === 0) return '';
  const parts = chunks.map(({ file, hash, contracts }) => {
    const words = contracts.map(({ moment, name }) => ` ${moment} ${name}`).join('');
    return `(cdn '${folder}/${file}') '#${hash}${words};'`;
  });
  return `(multiConcat ${parts.join(' ')})`;
}

/** What was written, by path. */
interface WrittenOwn {
  readonly chunks: readonly OwnChunk[];
  /** Paths of the theme that changed. */
  readonly changed: readonly string[];
}

/**
 * Builds a theme's own widgets into its assets, and names them in each tag of the bundle.
 *
 * @throws Error with a sentence for each mistake in the widgets, or when no template renders the tag
 */
export async function writeOwn(theme: string): Promise<WrittenOwn> {
  const chunks = await buildOwn(theme);
  const texts = new Map<string, string | null>(themeFiles(theme, folder).map((path) => [path, null]));
  for (const { file, text } of chunks) texts.set(`${folder}/${file}`, text);
  const parameter = ownParameter(chunks);
  const tags = themeFiles(theme, 'templates')
    .filter((path) => path.endsWith('.html') && !isTagPartial(path))
    .map((path) => [path, readFileSync(join(theme, path), 'utf8')] as const)
    .filter(([, text]) => versionsOfTags(text).length > 0);
  if (tags.length === 0 && chunks.length > 0)
    throw new Error(`${theme}: no template renders the bundle's tag: {{> components/common/widgets-script …}}`);
  for (const [path, text] of tags) texts.set(path, withParameter(text, 'widgets_own', parameter));

  const changed: string[] = [];
  for (const [path, text] of texts) {
    const at = join(theme, path);
    if (text === (existsSync(at) ? readFileSync(at, 'utf8') : null)) continue;
    changed.push(path);
    if (text === null) rmSync(at);
    else {
      mkdirSync(join(at, '..'), { recursive: true });
      writeFileSync(at, text);
    }
  }
  return { chunks, changed };
}
