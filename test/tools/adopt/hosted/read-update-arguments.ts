/** The arguments of `npm run update-hosted`. */
export interface UpdateArguments {
  readonly folder: string;
  readonly undo: boolean;
}

const known = 'npm run update-hosted -- <theme folder> [--undo]';

/**
 * Reads the arguments of `npm run update-hosted`.
 *
 * @throws Error with the usage, for an unknown argument
 */
export function readUpdateArguments(words: readonly string[]): UpdateArguments {
  const unknown = words.find((word) => word.startsWith('-') && word !== '--undo');
  if (unknown !== undefined) throw new Error(`"${unknown}" is not an option. Usage: ${known}`);
  const [folder, another] = words.filter((word) => word !== '--undo');
  if (folder === undefined || folder === '') throw new Error(`The folder of the theme is missing. Usage: ${known}`);
  if (another !== undefined) throw new Error(`"${another}": one theme at a time. Usage: ${known}`);
  return { folder: folder.replace(/(?<=.)\/+$/, ''), undo: words.includes('--undo') };
}
