import { report } from '../errors/report';

/** Dispatches an event and reports what listeners throw. */
export function dispatchSafely(target: EventTarget, event: Event): void {
  const thrown: ErrorEvent[] = [];
  const collect = (error: ErrorEvent): void => {
    thrown.push(error);
    // The report replaces the console line, unless the browser hides the error of another origin's script.
    if (error.error) error.preventDefault();
  };
  window.addEventListener('error', collect);
  try {
    // DOM clobbering: a field named `dispatchEvent`.
    EventTarget.prototype.dispatchEvent.call(target, event);
  } finally {
    window.removeEventListener('error', collect);
  }
  for (const error of thrown) reportListener(event.type, error.error ?? error.message);
}

/** Calls another script's function and reports what it throws. */
export function callSafely(name: string, call: () => void): void {
  try {
    call();
  } catch (error) {
    reportListener(name, error);
  }
}

function reportListener(name: string, cause: unknown): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'listener', message: `a listener of "${name}" threw: ${reason}`, cause });
}

declare global {
  interface Window {
    /** Global in some themes. */
    stencilUtils?: { hooks?: { emit?: (name: string, payload: unknown) => void } };
  }
}

/**
 * Fires a *remote* hook, which the platform's library fires only for its own requests:
 * https://github.com/bigcommerce/stencil-utils
 *
 * @param payload `{ err, response }`, or the search text
 */
export function emitStencilHook(name: string, payload: unknown): void {
  callSafely(name, () => window.stencilUtils?.hooks?.emit?.(name, payload));
}

export interface JQuery {
  (
    element: Element,
  ): {
    trigger(type: string, data: unknown[]): void;
    on(type: string, handler: JQueryHandler): void;
    off(type: string, handler: JQueryHandler): void;
  };
  event?: { triggered?: string | undefined };
  /** Prefix of the element properties with this copy's data. */
  expando?: string;
}

export type JQueryHandler = (event: unknown, value: unknown) => void;

declare global {
  interface Window {
    jQuery?: unknown;
    $?: unknown;
  }
}

/** Themes expose `$`, apps load `jQuery`, and they may differ. */
export function jQueriesOnPage(): JQuery[] {
  const found = new Set([window.jQuery, window.$]);
  return [...found].filter((one): one is JQuery => typeof one === 'function' && 'fn' in one && 'event' in one);
}

/** jQuery ignores the task's native events: its handlers get them by `trigger`. */
export function withoutJQuery(type: string, task: () => void): void {
  const events = jQueriesOnPage().flatMap(({ event }) => event ?? []);
  const before = events.map(({ triggered }) => triggered);
  for (const event of events) event.triggered = type;
  try {
    task();
  } finally {
    events.forEach((event, index) => (event.triggered = before[index]));
  }
}

type JQueryListener = (event: Event, ...values: unknown[]) => void;

/** Local copies (Cornerstone 6.21's bundle) can't `trigger` for us, but store their listener on the element. */
export function listenersOfLocalJQueries(element: Element, type: string): JQueryListener[] {
  const known = jQueriesOnPage().flatMap(({ expando }) => expando ?? []);
  return Object.entries(element).flatMap(([name, data]: [string, JQueryData]) =>
    /^jQuery\d+$/.test(name) && !known.some((expando) => name.startsWith(expando)) && data.events?.[type]
      ? (data.handle ?? [])
      : [],
  );
}

interface JQueryData {
  readonly events?: Readonly<Record<string, unknown>>;
  readonly handle?: JQueryListener;
}
