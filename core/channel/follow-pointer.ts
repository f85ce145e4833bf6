import { identityPolicy } from '../dom/trusted';
import { readStorage, writeStorage } from '../storage/storage';
import { type Pointer, readPointer, type Side } from './read-pointer';
import { report } from '../errors/report';
import { whenParsed } from '../timing/wait';

/**
 * The Trusted Types policy of the channel, `storefront-widgets-channel`. The loader creates `storefront-widgets`, and a page with the
 * directive `trusted-types` can create a policy of one name only once.
 */
let channelPolicy = identityPolicy;
try {
  channelPolicy = trustedTypes.createPolicy('storefront-widgets-channel', channelPolicy);
} catch {
  // The browser has no Trusted Types, or the page does not allow the name.
}

const SIDE_KEY = 'channel-side';

/**
 * Whether this browser gets the next version. For each next version the browser draws a number from 0 to 999 and
 * stores it. So a browser that got the next version at a lower share also gets it at a higher share. The number
 * identifies nobody: it is never sent, and one browser in a thousand has the same number.
 */
export function isInRollout({ version, share }: NonNullable<Pointer['next']>): boolean {
  if (share > 0 && readDrawn()[1] !== version) {
    writeStorage(SIDE_KEY, `${version} ${Math.floor(Math.random() * 1_000)}`);
  }
  // Without storage a shopper cannot be kept in a group, so this browser gets the next version only at a share of 100 %.
  const [, , drawn = 999] = readDrawn();
  return Number(drawn) < share * 10;
}

/** Reads the stored text as [the whole text, the version, the number drawn for it]; empty if there is no valid text. */
const readDrawn = (): readonly string[] => /^(\S+) (\d{1,3})$/.exec(`${readStorage(SIDE_KEY)}`) ?? [];

/** The time limit for fetching the pointer, in milliseconds. */
const TIME_LIMIT = 4_000;

const KEY = 'channel-kept';

/**
 * Starts the version that the pointer names (decision 70). The URL of the pointer is in the attribute `data-channel` of
 * the script's tag. If the pointer can't be fetched or read, the last pointer that this browser has read is used. If there
 * is none, no widget starts.
 */
export async function followPointer(): Promise<void> {
  const tag = document.querySelector<HTMLScriptElement>('script[data-channel]')!;
  const url = new URL(tag.dataset.channel!, document.baseURI).href;
  const pointer = await fetchPointer(url).catch((cause: unknown) => {
    const stored = readPointer(readStorage(KEY));
    report({
      kind: 'chunk',
      message: `the channel ${url} can't be read; ${stored ? 'the version that was known last is used' : 'no widget comes'}`,
      element: tag,
      cause,
    });
    return stored;
  });
  if (!pointer) return;
  const { off, next } = pointer;
  if (off) {
    // The loader also starts when the page is parsed, but after this callback. So it reads the attribute that is set here.
    whenParsed(() => {
      const context = document.querySelector<HTMLElement>('[data-page-context]') ?? tag;
      context.dataset.widgetsOff = `${context.dataset.widgetsOff ?? ''} ${off}`;
    });
  }
  const sides = next && isInRollout(next) ? [next, pointer] : [pointer];
  startFirst(sides, url, tag);
}

async function fetchPointer(url: string): Promise<Pointer> {
  const response = await fetch(url, { __proto__: null, signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`it responded with ${response.status}`);
  const text = await response.text();
  const pointer = readPointer(text);
  if (!pointer) throw new Error('it is no pointer');
  writeStorage(KEY, text);
  return pointer;
}

/** Starts the first version whose loader loads and has the right hash. It adds a tag, because `import()` checks no hash. */
function startFirst([side, ...others]: readonly Side[], url: string, tag: HTMLScriptElement): void {
  if (!side?.version) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  script.nonce = tag.nonce;
  script.integrity = side.integrity;
  script.onerror = () => {
    report({ kind: 'chunk', message: `widgets ${side.version} did not come, or have another hash`, element: tag });
    startFirst(others, url, tag);
  };
  try {
    script.src = channelPolicy.createScriptURL(new URL(`${side.version}/loader.js`, url).href);
    tag.after(script);
  } catch (cause) {
    report({ kind: 'chunk', message: `the page's policy refuses widgets ${side.version}`, element: tag, cause });
  }
}
