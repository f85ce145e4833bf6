/** A problem, described for theme authors and operators, never for shoppers. */
export interface Problem {
  /** One sentence about what to change, e.g. `quantity: part "input" is missing: …`. */
  message: string;
  /**
   * The template breaks a `contract`, a `widget` threw, a `chunk` could not be loaded, a `call` to the shop failed, or
   * another script's event `listener` threw.
   */
  kind: 'contract' | 'widget' | 'chunk' | 'call' | 'listener';
  /** The element that the problem is about. The event is dispatched there, so that operators see the place. */
  element?: Element | undefined;
  /** The widget's name, when the problem is about one. */
  widget?: string | undefined;
  /** The error that was thrown, if one was. */
  cause?: unknown;
}

declare global {
  interface DocumentEventMap {
    'widgets:error': CustomEvent<Problem>;
  }
}

/**
 * Reports a problem to developers and operators: by one line in the console, and by a bubbling `widgets:error` event whose
 * detail is the problem. It keeps no state, because the loader and the runtime each hold a copy. It never throws: a report
 * must not stop a sale.
 */
export function report(problem: Problem): void {
  const { message, element, cause } = problem;
  try {
    console.error(message, ...[element, cause].filter(Boolean));
    // An event of an element outside of the page reaches no listener.
    const target = element?.isConnected ? element : document;
    // A form may have a field with the name of the method.
    dispatchEvent.call(target, new CustomEvent('widgets:error', { bubbles: true, detail: problem }));
  } catch {
    // Another script replaced the console or CustomEvent, and its code throws: nothing can be reported.
  }
}
