/** As much of jQuery as other people's scripts on the page make necessary. */
export interface JQuery {
  (
    element: Element,
  ): {
    trigger(type: string, data: unknown[]): void;
    on(type: string, hear: JQueryHandler): void;
    off(type: string, hear: JQueryHandler): void;
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

/** Each copy of jQuery that the page has made global: themes expose `$`, apps bring `jQuery`. */
export function jQueriesOnPage(): JQuery[] {
  const found = new Set([window.jQuery, window.$]);
  return [...found].filter((one): one is JQuery => typeof one === 'function' && 'fn' in one && 'event' in one);
}

/**
 * Runs what makes native events of a type without jQuery's handlers hearing them: they hear the same by
 * jQuery's own trigger, with the value that they expect as their second argument. jQuery has this switch for
 * its own native calls.
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
