import { closestName } from '../../../../core/errors/closest-name';
import { type CommandName, commands } from './commands';

const names = Object.keys(commands) as CommandName[];

/** The list of the commands, for the terminal. */
export const usage = [
  'npx storefront-widgets <command> …',
  ...names.map((name) => `  ${name.padEnd(18)}${commands[name].does}`),
].join('\n');

/**
 * Reads the first word behind `npx storefront-widgets`.
 *
 * @returns the command, or one sentence about a word that is none
 */
export function readCommand(
  word: string | undefined,
): { readonly command: CommandName } | { readonly sentence: string } {
  const command = names.find((name) => name === word);
  if (command !== undefined) return { command };
  const known = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  if (word === undefined) return { sentence: `storefront-widgets: name a command; the commands are ${known}` };
  const near = closestName(word, names);
  return {
    sentence: `storefront-widgets: there is no command "${word}"; ${near ? `did you mean "${near}"?` : `the commands are ${known}`}`,
  };
}
