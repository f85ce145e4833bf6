/** The part of jQuery's API that reaches the listeners of other scripts. */
export interface JQuery {
  (
    element: Element,
  ): {
    trigger(type: string, data: unknown[]): void;
    on(type: string, handler: JQueryHandler): void;
    off(type: string, handler: JQueryHandler): void;
  };
  event?: { triggered?: string | undefined };
}

export type JQueryHandler = (event: unknown, value: unknown) => void;

declare global {
  interface Window {
    jQuery?: unknown;
    $?: unknown;
  }
}

/** The global copies of jQuery: themes expose `$`, apps bring `jQuery`, and they may be different copies. */
export function jQueriesOnPage(): JQuery[] {
  const found = new Set([window.jQuery, window.$]);
  return [...found].filter((one): one is JQuery => typeof one === 'function' && 'fn' in one && 'event' in one);
}

/**
 * Runs a task without sending its native events to jQuery's handlers: they get the same event by jQuery's `trigger`, with the value
 * as the second argument. `jQuery.event.triggered` is the switch that jQuery uses for its own native calls.
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
