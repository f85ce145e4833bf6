/** A version on the CDN, whose folder is next to the pointer, and the `integrity` of its `loader.js`. */
export interface Side {
  /** If this is empty, this side gets no widgets. */
  readonly version: string;
  readonly integrity: string;
}

/** The file that an operator publishes at a fixed URL. It names the live version, and the next one with its share. */
export interface Pointer extends Side {
  /** Names of widgets that are switched off, separated by spaces. */
  readonly off?: string;
  readonly next?: Side & {
    /** Percent of the browsers that get this version instead. */
    readonly share: number;
  };
}

/**
 * Parses the text of a pointer; undefined if the text is invalid. A valid pointer can only name folders next to itself, and
 * gives a hash for each loader.
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

/** The values are tested as JSON: `test()` converts its argument to a string, so it would also accept a list of one string. */
const isSide = ({ version, integrity }: Side): boolean =>
  /^\["\d+\.\d+\.\d+","sha(256|384|512)-[\w+/]{43,}=*"\]$/.test(JSON.stringify([version, integrity]));
