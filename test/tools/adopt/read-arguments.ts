import { groups, type Group } from './rule';

export interface AdoptArguments {
  readonly folder: string;
  readonly groups: readonly Group[];
  /** Whether the arguments name the groups. */
  readonly namesPages: boolean;
  readonly write: boolean;
  readonly undo: boolean;
  /** Whether to write the bundle into the theme's own assets. */
  readonly hosted: boolean;
  /** Whether to open the changed pages in a browser. */
  readonly tries: boolean;
}

const flags = ['--write', '--undo', '--try', '--hosted'] as const;

/** The known arguments, for error messages. */
const known = `npm run adopt -- <theme folder> [${groups.join(' ')}] [${flags.join('] [')}]`;

/**
 * Reads the words behind `npm run adopt --`. Without a group, all pages are adopted.
 *
 * @throws Error that lists the known arguments, at an unknown word
 */
export function readArguments(words: readonly string[]): AdoptArguments {
  const [folder, ...rest] = words.filter((word) => !word.startsWith('--'));
  const asked = words.filter((word) => word.startsWith('--'));
  const unknownFlag = asked.find((word) => !flags.some((flag) => flag === word));
  if (unknownFlag !== undefined) throw new Error(`"${unknownFlag}" is not an option. Usage: ${known}`);
  if (folder === undefined) throw new Error(`The folder of the theme is missing. Usage: ${known}`);
  const unknown = rest.find((word) => !groups.some((group) => group === word));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a group of pages. Usage: ${known}`);
  return {
    folder: folder.replace(/\/+$/, ''),
    groups: groups.filter((group) => rest.length === 0 || rest.includes(group)),
    namesPages: rest.length > 0,
    write: asked.includes('--write'),
    undo: asked.includes('--undo'),
    hosted: asked.includes('--hosted'),
    tries: asked.includes('--try'),
  };
}
