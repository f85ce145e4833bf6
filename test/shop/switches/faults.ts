import { escapeRegExp } from '../../theme/escape-reg-exp';

/** The requests that a fault applies to. */
export interface Aim {
  /** A path; `*` matches any text. */
  path: string;
  /** Any method when left out. */
  method?: string;
  /** The number of requests that the fault applies to; all by default. */
  times?: number;
  /** The number of matching requests that pass first. */
  after?: number;
  /** True: only the requests of scripts; false: only the browser's own; both by default. */
  isCall?: boolean;
}

/** A fault that replaces the response. */
interface Instead extends Aim {
  /** Whether the shop handles the request and only its response is lost; by default the request never reaches it. */
  acted?: boolean;
}

/** A fault in the shop's response, at a share of its body: 0 is the beginning, 1 the end. */
interface At extends Aim {
  share: number;
}

/** The fault of a request. */
export type Fault =
  | (Aim & { kind: 'slow'; ms: number })
  /** `body` is sent with `type`; JSON by default. */
  | (Instead & { kind: 'status'; status: number; body?: string; type?: string; headers?: Record<string, string> })
  /** The connection is cut without a response. */
  | (Instead & { kind: 'drop' })
  /** A 307 redirect: the browser repeats the request at another URL. */
  | (Instead & { kind: 'redirect'; to: string })
  /** The shop's response with another content type. */
  | (Aim & { kind: 'type'; type: string })
  /** The shop's response with other headers. */
  | (Aim & { kind: 'headers'; headers: Record<string, string> })
  /** Foreign code, followed by the shop's response. */
  | (Aim & { kind: 'forge'; code: string })
  /** An HTML page instead of the expected response. */
  | (Instead & { kind: 'html'; status?: number })
  /** The n-th request waits until the next one has been answered. */
  | (Aim & { kind: 'hold'; nth: number })
  /** The connection is cut within the shop's response. */
  | (At & { kind: 'cut' })
  /** The shop's response pauses in front of a text of its body, until no fault is active any more. */
  | (Aim & { kind: 'pause'; before: string })
  /** The shop's response ends early, with a `content-length` that matches; at 0 it is empty. */
  | (At & { kind: 'truncate' })
  /** One bit of the shop's response is flipped. */
  | (At & { kind: 'damage' });

/** An active fault, with the number of requests that it has counted. */
export interface ActiveFault {
  fault: Fault;
  seen: number;
  /** Resumes a held request. */
  release: (() => void) | null;
}

/** The part of a request that faults check. */
export interface Met {
  method: string;
  path: string;
  isCall: boolean;
}

/** The faults that are switched on. */
export interface Faults {
  add(fault: Fault): void;
  /** Returns the faults that apply to a request; each counts it. */
  meet(request: Met): ActiveFault[];
  all(): Fault[];
  /** Removes all faults and resumes held requests. */
  calm(): void;
}

export function makeFaults(): Faults {
  let active: ActiveFault[] = [];
  return {
    add: (fault) => {
      active.push({ fault, seen: 0, release: null });
    },
    meet: (request) =>
      active.filter((one) => {
        const { fault } = one;
        const { after = 0, times = Number.POSITIVE_INFINITY } = fault;
        if (!isAimedAt(fault, request) || one.seen >= after + times) return false;
        one.seen += 1;
        return one.seen > after;
      }),
    all: () => active.map(({ fault }) => fault),
    calm: () => {
      active.forEach(({ release }) => release?.());
      active = [];
    },
  };
}

/** Whether an aim covers a request. */
function isAimedAt(aim: Aim, { method, path, isCall }: Met): boolean {
  const pattern = aim.path.split('*').map(escapeRegExp).join('.*');
  const isMeant = (aim.method ?? method).toUpperCase() === method && (aim.isCall ?? isCall) === isCall;
  return isMeant && new RegExp(`^${pattern}$`).test(path);
}
