import { createTwoFilesPatch } from 'diff';
import type { Change } from './compare-interfaces';

/** The rendered examples of each partial, by the widget's name. */
export type Examples = Readonly<Record<string, readonly string[]>>;

/** The input of the entry. */
export interface Difference {
  readonly version: string;
  readonly changes: readonly Change[];
  /** Examples of the last release; absent for the first one. */
  readonly before?: Examples;
  readonly now: Examples;
}

/**
 * Lists what a theme's author has to know about a version: first the necessary changes, then what is new, then the
 * rendered example of every widget whose markup differs, as a diff.
 */
export function changelogEntry({ version, changes, before, now }: Difference): string {
  if (!before) return `## ${version}\n\nThe first release.\n`;
  const list = (heading: string, sentences: readonly string[]) =>
    sentences.length > 0 ? [`### ${heading}`, sentences.map((sentence) => `- ${sentence}`).join('\n')] : [];
  const of = (step: Change['step']) => changes.filter((change) => change.step === step).map(({ sentence }) => sentence);
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const diffs = names.flatMap((name) => {
    const [old, given] = [before, now].map((examples) => tidy((examples[name] ?? []).join('\n')));
    return old === given ? [] : [`#### ${name}`, `\`\`\`diff\n${diffOf(name, old ?? '', given ?? '')}\n\`\`\``];
  });
  const pieces = [
    ...list('To change', of('major')),
    ...list('New', of('minor')),
    ...(diffs.length > 0 ? ['### What the examples render', ...diffs] : []),
  ];
  const body = pieces.length > 0 ? pieces : ['Nothing in a template has to change.'];
  return `${[`## ${version}`, ...body].join('\n\n')}\n`;
}

/** Removes blank lines and trailing spaces, which differ with a template's helpers and have no meaning. */
const tidy = (html: string) =>
  html
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');

function diffOf(name: string, before: string, now: string): string {
  const patch = createTwoFilesPatch(name, name, `${before}\n`, `${now}\n`, '', '', { context: 2 });
  return patch.slice(patch.indexOf('@@')).trimEnd();
}
