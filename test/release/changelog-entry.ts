import { createTwoFilesPatch } from 'diff';
import type { Change } from './compare-interfaces';

/** By the widget's name, the examples of its partial as the renderer renders them. */
export type Examples = Readonly<Record<string, readonly string[]>>;

/** What the entry is made of. */
export interface Difference {
  readonly version: string;
  readonly changes: readonly Change[];
  /** Of the last release; absent for the first one. */
  readonly before?: Examples;
  readonly now: Examples;
}

/**
 * Writes what a theme's author has to change for a version: what the contracts took away first, then what is new, then the
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

/** Blank lines and the ends of lines differ with the helpers of a template, and mean nothing. */
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
