export interface DoctorArguments {
  readonly addresses: readonly string[];
  /** Whether to print the report as JSON. */
  readonly json: boolean;
  /** Timeout of a request, in seconds. */
  readonly timeout: number;
  /** The number of further pages from the sitemap of each shop. */
  readonly pages: number;
}

const known = '<address> …, --pages <number>, --json, --timeout <seconds>';

/**
 * Reads the words behind `npm run doctor --`.
 *
 * @throws Error that lists the known arguments, at an unknown one or one without its value
 */
export function readArguments(words: readonly string[]): DoctorArguments {
  const addresses: string[] = [];
  let json = false;
  let timeout = 10;
  let pages = 0;
  const rest = words.values();
  for (const word of rest) {
    if (word === '--json') json = true;
    else if (word === '--timeout') timeout = readSeconds(rest.next().value);
    else if (word === '--pages') pages = readPages(rest.next().value);
    else if (word.startsWith('-')) throw new Error(`The doctor does not know "${word}". It knows ${known}.`);
    else addresses.push(readAddress(word));
  }
  if (addresses.length === 0) throw new Error(`The doctor needs the address of a page. It knows ${known}.`);
  return { addresses, json, timeout, pages };
}

function readSeconds(value: string | undefined): number {
  const seconds = Number(value);
  if (!(seconds > 0)) throw new Error(`--timeout is a number of seconds, not "${value ?? ''}".`);
  return seconds;
}

function readPages(value: string | undefined): number {
  const pages = Number(value);
  if (!(Number.isInteger(pages) && pages > 0)) throw new Error(`--pages is a number of pages, not "${value ?? ''}".`);
  return pages;
}

/** An address without a protocol means `https:`, as shoppers use it. */
function readAddress(word: string): string {
  const address = /^[a-z]+:\/\//i.test(word) ? word : `https://${word}`;
  if (!URL.canParse(address) || !/^https?:/i.test(address)) {
    throw new Error(`"${word}" is no address of a page. The doctor knows ${known}.`);
  }
  return new URL(address).href;
}
