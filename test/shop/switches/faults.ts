import { escapeRegExp } from '../../theme/escape-reg-exp';

/** The requests that a fault meets. */
export interface Aim {
  /** A path; `*` stands for any text in it. */
  path: string;
  /** Any method when left out. */
  method?: string;
  /** The number of requests that it meets; all when left out. */
  times?: number;
  /** The number of requests that it lets pass before. */
  after?: number;
  /** Only what scripts fetch, or only what the browser itself asks for; both when left out. */
  isCall?: boolean;
}

/** A fault that takes the place of the answer. */
interface Instead extends Aim {
  /** The shop does what it was asked for, and only its answer is lost; else it never hears of the request. */
  acted?: boolean;
}

/** A fault that hits the true answer, at a share of its body: 0 is its beginning, 1 its end. */
interface At extends Aim {
  share: number;
}

/** The fault of a request. */
export type Fault =
  | (Aim & { kind: 'slow'; ms: number })
  /** `body` is sent with `type`; JSON by default. */
  | (Instead & { kind: 'status'; status: number; body?: string; type?: string; headers?: Record<string, string> })
  /** The connection is cut without an answer. */
  | (Instead & { kind: 'drop' })
  /** The browser is sent to another address, to which it repeats the request. */
  | (Instead & { kind: 'redirect'; to: string })
  /** The true answer, called something else. */
  | (Aim & { kind: 'type'; type: string })
  /** The true answer with other headers. */
  | (Aim & { kind: 'headers'; headers: Record<string, string> })
  /** The true answer behind code of somebody else's. */
  | (Aim & { kind: 'forge'; code: string })
  /** A page of HTML where something else was expected. */
  | (Instead & { kind: 'html'; status?: number })
  /** The n-th request waits until the next one has been answered. */
  | (Aim & { kind: 'hold'; nth: number })
  /** The connection is cut in the middle of the true answer. */
  | (At & { kind: 'cut' })
  /** The true answer ends early, and nothing tells so; at 0 it is empty. */
  | (At & { kind: 'truncate' })
  /** A byte of the true answer is another one. */
  | (At & { kind: 'damage' })
  /** The body of the true answer comes twice. */
  | (Aim & { kind: 'double' });

/** A fault that is switched on, with the requests it has met. */
export interface ActiveFault {
  fault: Fault;
  seen: number;
  /** Lets a held request go. */
  release: (() => void) | null;
}

/** A request, as far as faults look at it. */
export interface Met {
  method: string;
  path: string;
  isCall: boolean;
}

/** The faults that are switched on. */
export interface Faults {
  add(fault: Fault): void;
  /** Those that this request meets; each counts it. */
  meet(request: Met): ActiveFault[];
  all(): Fault[];
  /** Switches all off and lets held requests go. */
  calm(): void;
}

/** No faults. */
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
