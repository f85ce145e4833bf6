/** The arguments of `npm start`. */
export interface StartArguments {
  /** The theme's folder; by default this project's theme. */
  readonly theme?: string;
  /** Whether pages have the strict Content-Security-Policy. Other themes are usually not written for it. */
  readonly policy: boolean;
  /** Codes of the shop's languages; all but the first have a path prefix. By default the local shop's languages. */
  readonly languages?: readonly string[];
}

const known = 'npm start -- [<theme folder>] [--policy] [--languages en,de,ja]';

/**
 * Reads the arguments after `npm start --`. The theme's folder is the first word, or follows `--theme`.
 *
 * @throws Error for an unknown argument, with the list of known ones
 */
export function readStartArguments(words: readonly string[]): StartArguments {
  let theme: string | undefined;
  let policy = false;
  let languages: string[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const value = words[at + 1];
    if (word === '--policy') policy = true;
    else if (word !== undefined && !word.startsWith('-') && theme === undefined) theme = word.replace(/\/+$/, '');
    else if (word === '--theme' && value !== undefined && !value.startsWith('--')) {
      theme = value.replace(/\/+$/, '');
      at += 1;
    } else if (word === '--theme') throw new Error(`--theme needs a folder. It is: ${known}`);
    else if (
      word === '--languages' &&
      value !== undefined &&
      /^[\w-]+(,[\w-]+)*$/.test(value) &&
      !value.startsWith('--')
    ) {
      languages = value.split(',');
      at += 1;
    } else if (word === '--languages') throw new Error(`--languages needs codes with commas between. It is: ${known}`);
    else throw new Error(`"${word}" is unknown. It is: ${known}`);
  }
  return { ...(theme === undefined ? { policy: true } : { theme, policy }), ...(languages && { languages }) };
}
