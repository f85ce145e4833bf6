/** The words behind `npm run update-hosted --`. */
export interface UpdateArguments {
  readonly folder: string;
  readonly undo: boolean;
}

const known = 'npm run update-hosted -- <theme folder> [--undo]';

/**
 * Reads the words.
 *
 * @throws Error that lists the known arguments, at an unknown word
 */
export function readUpdateArguments(words: readonly string[]): UpdateArguments {
  const unknown = words.find((word) => word.startsWith('-') && word !== '--undo');
  if (unknown !== undefined) throw new Error(`"${unknown}" is unknown. It is: ${known}`);
  const [folder, another] = words.filter((word) => word !== '--undo');
  if (folder === undefined || folder === '') throw new Error(`Which theme? It is: ${known}`);
  if (another !== undefined) throw new Error(`"${another}": one theme at a time. It is: ${known}`);
  return { folder: folder.replace(/(?<=.)\/+$/, ''), undo: words.includes('--undo') };
}
