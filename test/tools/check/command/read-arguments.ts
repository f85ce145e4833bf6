import { closestName } from '../../../../core/errors/closest-name';
import { isPackaged } from '../../../theme/folders';

export interface CheckArguments {
  readonly folder: string;
  readonly asJson: boolean;
  readonly fix: boolean;
}

const options: Readonly<Record<string, string>> = {
  '--json': 'prints the findings as JSON',
  '--fix': 'copies missing partials and words into the theme, and corrects names if only one is possible',
};

/** The default theme: ours; in the npm package, which has no theme of its own to check, the working directory. */
const ownFolder = isPackaged ? '.' : 'theme-templates';

export const usage = [
  'npm run check -- [<theme folder>] [options]',
  ...Object.entries(options).map(([name, is]) => `  ${name.padEnd(8)}${is}`),
].join('\n');

/**
 * Reads the arguments of `npm run check`.
 *
 * @returns a sentence instead, if an argument is unknown
 */
export function readArguments(given: readonly string[]): CheckArguments | string {
  const unknown = given.find((argument) => argument.startsWith('-') && !Object.hasOwn(options, argument));
  if (unknown !== undefined) {
    const near = closestName(unknown, Object.keys(options));
    return `${unknown}: no such argument${near ? `; did you mean ${near}?` : ''}\n${usage}`;
  }
  const [folder = ownFolder, second] = given.filter((argument) => !argument.startsWith('-'));
  if (second !== undefined) return `${second}: one theme folder at a time\n${usage}`;
  return { folder: folder.replace(/\/+$/, ''), asJson: given.includes('--json'), fix: given.includes('--fix') };
}
