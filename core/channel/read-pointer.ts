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
    const { next } = pointer;
    const isNextRight = !next || (isSide(next) && next.share >= 0 && next.share <= 100);
    return (pointer.version === '' || isSide(pointer)) && isNextRight ? pointer : undefined;
  } catch {
    return undefined;
  }
}

const isSide = ({ version, integrity }: Side): boolean =>
  /^\d+\.\d+\.\d+$/.test(version) && /^sha(256|384|512)-[\w+/]{43,}=*$/.test(integrity);
