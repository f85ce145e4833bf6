/** The parts of the bench, in the order of measurement. */
export const parts = [
  'bytes',
  'pages',
  'first-paint',
  'presses',
  'first-touch',
  'slow-line',
  'next-page',
  'waste',
  'slots',
] as const;

export type Part = (typeof parts)[number];

export interface BenchArguments {
  /** The folder of a built Cornerstone theme, measured in alternation with ours. */
  readonly against?: string;
  /** The folder of an adopted theme, measured in place of ours. */
  readonly theme?: string;
  /** The number of measurements. */
  readonly rounds: number;
  readonly parts: readonly Part[];
}

const known = `--against <folder of a built Cornerstone>, --theme <folder of an adopted theme>, --rounds <number>, --only <${parts.join(',')}>`;

/**
 * Reads the words behind `npm run bench --`.
 *
 * @throws Error that lists the known arguments, at an unknown one or one without its value
 */
export function readArguments(words: readonly string[]): BenchArguments {
  let read: BenchArguments = { rounds: 3, parts };
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = words.slice(at);
    read = { ...read, ...readArgument(name, value) };
  }
  return read;
}

function readArgument(name: string, value: string | undefined): Partial<BenchArguments> {
  if (!['--against', '--theme', '--rounds', '--only'].includes(name)) {
    throw new Error(`The bench does not know "${name}". It knows ${known}.`);
  }
  if (value === undefined || value.startsWith('--'))
    throw new Error(`${name} needs a value. The bench knows ${known}.`);
  if (name === '--against') return { against: value };
  if (name === '--theme') return { theme: value };
  if (name === '--rounds') return { rounds: readRounds(value) };
  const asked = value.split(',');
  const unknown = asked.find((part) => !parts.some((one) => one === part));
  if (unknown !== undefined) throw new Error(`The bench has no part "${unknown}". It knows ${known}.`);
  return { parts: parts.filter((part) => asked.includes(part)) };
}

function readRounds(value: string): number {
  const rounds = Number(value);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is a whole number from 1 on, not "${value}".`);
  return rounds;
}
