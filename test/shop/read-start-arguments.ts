/** What `npm start` is asked for. */
export interface StartArguments {
  /** The theme's folder; ours if absent. */
  readonly theme?: string;
  /** Whether pages come with the strict policy. A theme of somebody else's is not written for it. */
  readonly policy: boolean;
  /** Codes of the shop's languages: all but the first stand in a folder. Those of the local shop if absent. */
  readonly languages?: readonly string[];
}

const known = 'npm start [-- --theme <folder>] [--policy] [--languages en,de,ja]';

/**
 * Reads the words behind `npm start --`.
 *
 * @throws Error that lists what is known, at a word that is nothing of it
 */
export function readStartArguments(words: readonly string[]): StartArguments {
  let theme: string | undefined;
  let policy = false;
  let languages: string[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const value = words[at + 1];
    if (word === '--policy') policy = true;
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
