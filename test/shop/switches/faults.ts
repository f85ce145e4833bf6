/** The requests that a fault meets. */
export interface Aim {
  /** A path; `*` stands for any text in it. */
  path: string;
  /** Any method when left out. */
  method?: string;
  /** The number of requests that it meets; all when left out. */
  times?: number;
}

/** The fault of a request. */
export type Fault =
  | (Aim & { kind: 'slow'; ms: number })
  /** `body` is sent with `type`; JSON by default. */
  | (Aim & { kind: 'status'; status: number; body?: string; type?: string })
  /** The connection is cut without an answer. */
  | (Aim & { kind: 'drop' })
  /** The true answer, called something else. */
  | (Aim & { kind: 'type'; type: string })
  /** A page of HTML where something else was expected. */
  | (Aim & { kind: 'html'; status?: number })
  /** The n-th request waits until the next one has been answered. */
  | (Aim & { kind: 'hold'; nth: number });

/** A fault that is switched on, with the requests it has met. */
export interface ActiveFault {
  fault: Fault;
  seen: number;
  /** Lets a held request go. */
  release: (() => void) | null;
}

/** The faults that are switched on. */
export interface Faults {
  add(fault: Fault): void;
  /** Those that this request meets; each counts it. */
  meet(method: string, path: string): ActiveFault[];
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
    meet: (method, path) =>
      active.filter((one) => {
        const { fault } = one;
        if (!isAimedAt(fault, method, path) || (fault.times !== undefined && one.seen >= fault.times)) return false;
        one.seen += 1;
        return true;
      }),
    all: () => active.map(({ fault }) => fault),
    calm: () => {
      active.forEach(({ release }) => release?.());
      active = [];
    },
  };
}

/** Whether an aim covers a request. */
function isAimedAt(aim: Aim, method: string, path: string): boolean {
  const pattern = aim.path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return (aim.method ?? method).toUpperCase() === method && new RegExp(`^${pattern}$`).test(path);
}
