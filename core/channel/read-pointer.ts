/** A version, whose folder is next to the pointer. */
export interface Side {
  /** Empty: no widgets. */
  readonly version: string;
  readonly integrity: string;
}

/** An operator publishes it at a fixed URL. */
export interface Pointer extends Side {
  /** Widgets that are switched off, separated by spaces. */
  readonly off?: string;
  readonly next?: Side & {
    /** Percent of the browsers. */
    readonly share: number;
  };
}

/** Undefined if invalid. A pointer can only name folders next to itself. */
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

/** As JSON: `test()` would also accept a list of one string. */
const isSide = ({ version, integrity }: Side): boolean =>
  /^\["\d+\.\d+\.\d+","sha(256|384|512)-[\w+/]{43,}=*"\]$/.test(JSON.stringify([version, integrity]));
