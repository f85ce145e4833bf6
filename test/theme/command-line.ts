import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closestName } from '../../core/errors/closest-name';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments that a command accepts. */
export interface CommandLine<O extends Options = Options> {
  /** E.g. `npm run check -- [<theme folder>] [--json]`. */
  readonly usage: string;
  readonly options: O;
  /** The least and the largest number of arguments that are not options. */
  readonly positionals: readonly [least: number, most: number];
}

/**
 * Parses the arguments of a command.
 *
 * @throws Error with the usage, for an unknown option, an option without its value, or a wrong number of arguments
 */
export function parseCommandLine<O extends Options>(
  args: readonly string[],
  { usage, options, positionals: [least, most] }: CommandLine<O>,
) {
  const refuse = (sentence: string) => new Error(`${sentence}\nUsage: ${usage}`);
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: true });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw refuse(describe(String((error as Error).message), Object.keys(options)));
  }
  const unexpected = parsed.positionals[most];
  if (unexpected !== undefined) throw refuse(`Unexpected argument '${unexpected}'`);
  if (parsed.positionals.length < least) throw refuse('An argument is missing');
  return parsed;
}

/** Node's first sentence. The others explain how to pass a value that begins with a dash. */
function describe(message: string, names: readonly string[]): string {
  const [sentence = ''] = message.split(/\.\s/);
  const [, unknown] = /^Unknown option '(--[^']+)'/.exec(sentence) ?? [];
  const near =
    unknown &&
    closestName(
      unknown,
      names.map((name) => `--${name}`),
    );
  return near ? `${sentence}; did you mean ${near}?` : sentence;
}

/** A path without the slash at its end, as a shell completes it. */
export const folderPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');
