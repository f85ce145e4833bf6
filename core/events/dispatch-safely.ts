import { report } from '../errors/report';

/**
 * Dispatches an event to other scripts. If a listener throws, the error is reported, and the other listeners and the caller
 * still run.
 */
export function dispatchSafely(target: EventTarget, event: Event): void {
  const thrown: ErrorEvent[] = [];
  const collect = (error: ErrorEvent): void => {
    thrown.push(error);
    // The report replaces the browser's line in the console. For a script from another
    // origin the browser hides the error, so its own line stays.
    if (error.error) error.preventDefault();
  };
  window.addEventListener('error', collect);
  try {
    // A form may have a field named `dispatchEvent`, which would hide the method.
    EventTarget.prototype.dispatchEvent.call(target, event);
  } finally {
    window.removeEventListener('error', collect);
  }
  for (const error of thrown) reportListener(event.type, error.error ?? error.message);
}

/** Calls another script's function. If it throws, the error is reported and not thrown again. */
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
    /** The platform's library, if the theme has made it global for other scripts. */
    stencilUtils?: { hooks?: { emit?: (name: string, payload: unknown) => void } };
  }
}

/**
 * Fires one of the *remote* hooks of the platform's library. The library fires them only for its own calls, not for those
 * of the widgets. It fires its other hooks at clicks and changes on marked elements, so they need no code here.
 * Hooks: https://github.com/bigcommerce/stencil-utils
 *
 * @param payload as for a call of the library: `{ err, response }`, or the text that was searched for
 */
export function emitStencilHook(name: string, payload: unknown): void {
  callSafely(name, () => window.stencilUtils?.hooks?.emit?.(name, payload));
}

/** The part of jQuery's API that the widgets use. With it they send events to other scripts, and listen to theirs. */
export interface JQuery {
  (
    element: Element,
  ): {
    trigger(type: string, data: unknown[]): void;
    on(type: string, handler: JQueryHandler): void;
    off(type: string, handler: JQueryHandler): void;
  };
  event?: { triggered?: string | undefined };
  /** The prefix of the properties in which this copy of jQuery stores its data about elements. */
  expando?: string;
}

export type JQueryHandler = (event: unknown, value: unknown) => void;

declare global {
  interface Window {
    jQuery?: unknown;
    $?: unknown;
  }
}

/** The global copies of jQuery: themes expose `$`, apps load `jQuery`, and the two may be different copies. */
export function jQueriesOnPage(): JQuery[] {
  const found = new Set([window.jQuery, window.$]);
  return [...found].filter((one): one is JQuery => typeof one === 'function' && 'fn' in one && 'event' in one);
}

/**
 * Runs a task whose native events must not reach jQuery's handlers. The caller sends them the same event by jQuery's
 * `trigger`. jQuery ignores native events of the type in `jQuery.event.triggered`; jQuery itself sets this property for its own
 * native calls.
 *
 * @param type the type of the native events
 */
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

/** The listener that a copy of jQuery adds to an element. It passes all its arguments on to the handlers. */
type JQueryListener = (event: Event, ...values: unknown[]) => void;

/**
 * The listeners of the copies of jQuery that are not global, as in the bundle of Cornerstone 6.21. Such a copy can't
 * `trigger` for us, but each copy stores its listener in a property of the element.
 *
 * @param type the type of events that they handle
 */
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
