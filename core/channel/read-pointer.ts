/** A version on the CDN: its folder beside the pointer, and the `integrity` of its `loader.js`. */
export interface Side {
  /** Empty: no widgets at all. */
  readonly version: string;
  readonly integrity: string;
}

/** The file that an operator publishes under a lasting address: the live version, and the share of the next one. */
export interface Pointer extends Side {
  /** The names of the widgets that are switched off, separated by spaces. */
  readonly off?: string;
  readonly next?: Side & {
    /** The share of the browsers that get this version, in percent. */
    readonly share: number;
  };
}

/**
 * Reads a pointer's text; undefined if it is invalid. A valid pointer names only folders beside it, and only files with a hash.
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

/** Both in one text: the pattern alone would also accept a list with one text. */
const isSide = ({ version, integrity }: Side): boolean =>
  /^\["\d+\.\d+\.\d+","sha(256|384|512)-[\w+/]{43,}=*"\]$/.test(JSON.stringify([version, integrity]));
