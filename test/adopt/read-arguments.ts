import { groups, type Group } from './rule';

/** What the command is asked to do. */
export interface AdoptArguments {
  readonly folder: string;
  readonly groups: readonly Group[];
  readonly write: boolean;
  readonly undo: boolean;
  /** Opens the turned-over pages in a browser. */
  readonly tries: boolean;
}

const flags = ['--write', '--undo', '--try'] as const;

/** What the command knows, for whoever asks it for something else. */
const known = `npm run adopt -- <theme folder> [${groups.join(' ')}] [${flags.join('] [')}]`;

/**
 * Reads the words behind `npm run adopt --`. Without a group it is the product's pages: one group at a time.
 *
 * @throws Error that lists what is known, at a word that is nothing of it
 */
export function readArguments(words: readonly string[]): AdoptArguments {
  const [folder, ...rest] = words.filter((word) => !word.startsWith('--'));
  const asked = words.filter((word) => word.startsWith('--'));
  const unknownFlag = asked.find((word) => !flags.some((flag) => flag === word));
  if (unknownFlag !== undefined) throw new Error(`"${unknownFlag}" is unknown. It is: ${known}`);
  if (folder === undefined) throw new Error(`Which theme? It is: ${known}`);
  const unknown = rest.find((word) => !groups.some((group) => group === word));
  if (unknown !== undefined) throw new Error(`There are no pages "${unknown}". It is: ${known}`);
  return {
    folder: folder.replace(/\/+$/, ''),
    groups: rest.length === 0 ? ['product'] : groups.filter((group) => rest.includes(group)),
    write: asked.includes('--write'),
    undo: asked.includes('--undo'),
    tries: asked.includes('--try'),
  };
}
