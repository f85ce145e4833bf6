/** A version on the CDN, a folder beside the pointer, and the `integrity` of its `loader.js`. */
export interface Side {
  /** Empty: no widgets at all. */
  readonly version: string;
  readonly integrity: string;
}

/** What an operator publishes under one address that stays: which version is live, and for whom the next one. */
export interface Pointer extends Side {
  /** Names of widgets that are switched off, with spaces between. */
  readonly off?: string;
  readonly next?: Side & {
    /** Percent of the browsers that get this version instead. */
    readonly share: number;
  };
}

/**
 * Reads a pointer's text; undefined if it is none. What it names can lead nowhere but to a folder beside it, and never to a
 * file without a hash.
 */
export function readPointer(text: string | null): Pointer | undefined {
  try {
    const pointer = JSON.parse(text!) as Pointer;
    const { version, next, off = '' } = pointer;
    const isRight = (version === '' || isSide(pointer)) && (!next || (isSide(next) && isShare(next.share)));
    return isRight && typeof off === 'string' ? pointer : undefined;
  } catch {
    return undefined;
  }
}

const isShare = (share: unknown): boolean => typeof share === 'number' && share >= 0 && share <= 100;

/** Both in one text, because a pattern alone takes a list of one text as well. */
const isSide = ({ version, integrity }: Side): boolean =>
  /^\["\d+\.\d+\.\d+","sha(256|384|512)-[\w+/]{43,}=*"\]$/.test(JSON.stringify([version, integrity]));
