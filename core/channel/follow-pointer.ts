import { identityPolicy } from '../dom/trusted';
import { report } from '../errors/report';
import { readStorage, writeStorage } from '../storage/storage';
import { whenParsed } from '../timing/wait';
import { type Pointer, readPointer, type Side } from './read-pointer';

/** Not the loader's: with `trusted-types` a page can create a name only once. */
let channelPolicy = identityPolicy;
try {
  channelPolicy = trustedTypes.createPolicy('storefront-widgets-channel', channelPolicy);
} catch {
  // No Trusted Types, or the name is not allowed.
}

const SIDE_KEY = 'channel-side';

/**
 * A browser draws and stores a number from 0 to 999 per version, so a larger share includes a smaller one. It is never
 * sent.
 */
export function isInRollout({ version, share }: NonNullable<Pointer['next']>): boolean {
  if (share > 0 && readDrawn()[1] !== version) {
    writeStorage(SIDE_KEY, `${version} ${Math.floor(Math.random() * 1_000)}`);
  }
  // Without storage a browser can't stay in a group: it gets the next version only at 100 %.
  const [, , drawn = 999] = readDrawn();
  return Number(drawn) < share * 10;
}

/** [the text, the version, its number]; empty if invalid. */
const readDrawn = (): readonly string[] => /^(\S+) (\d{1,3})$/.exec(`${readStorage(SIDE_KEY)}`) ?? [];

/** Milliseconds. */
const TIME_LIMIT = 4_000;

const KEY = 'channel-kept';

/** Starts the pointer's version (decision 70), else the last one known. */
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
    // The loader starts after this callback, and reads the attribute.
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

/** Starts the first version that loads. By a tag, because `import()` checks no hash. */
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
