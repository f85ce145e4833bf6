export interface DoctorArguments {
  readonly addresses: readonly string[];
  /** Whether to print the report as JSON. */
  readonly json: boolean;
  /** Timeout of a request, in seconds. */
  readonly timeout: number;
}

const known = '<address> …, --json, --timeout <seconds>';

/**
 * Reads the words behind `npm run doctor --`.
 *
 * @throws Error that lists the known arguments, at an unknown one or one without its value
 */
export function readArguments(words: readonly string[]): DoctorArguments {
  const addresses: string[] = [];
  let json = false;
  let timeout = 10;
  const rest = words.values();
  for (const word of rest) {
    if (word === '--json') json = true;
    else if (word === '--timeout') timeout = readSeconds(rest.next().value);
    else if (word.startsWith('-')) throw new Error(`The doctor does not know "${word}". It knows ${known}.`);
    else addresses.push(readAddress(word));
  }
  if (addresses.length === 0) throw new Error(`The doctor needs the address of a page. It knows ${known}.`);
  return { addresses, json, timeout };
}

function readSeconds(value: string | undefined): number {
  const seconds = Number(value);
  if (!(seconds > 0)) throw new Error(`--timeout is a number of seconds, not "${value ?? ''}".`);
  return seconds;
}

/** An address without a protocol means `https:`, as shoppers use it. */
function readAddress(word: string): string {
  const address = /^[a-z]+:\/\//i.test(word) ? word : `https://${word}`;
  if (!URL.canParse(address) || !/^https?:/i.test(address)) {
    throw new Error(`"${word}" is no address of a page. The doctor knows ${known}.`);
  }
  return new URL(address).href;
}
