/** A problem, described for theme authors and operators, never for shoppers. */
export interface Problem {
  /** One sentence. For `contract` it says what to change, e.g. `quantity: part "input" is missing: …`. */
  message: string;
  /**
   * `contract`: the template does not match a widget's contract. `widget`: a widget threw. `chunk`: a file of the bundle or
   * the channel's file could not be loaded, or the page has the bundle's tag twice. `call`: a call to the shop failed, B2B
   * Edition's script did not load, or the URL of the next page is invalid. `listener`: an event listener of another
   * script threw, or a script in HTML of the shop did, or the policy of the page refused it.
   */
  kind: 'contract' | 'widget' | 'chunk' | 'call' | 'listener';
  /** The element that has the problem. The event is dispatched on it, so that operators see the place. */
  element?: Element | undefined;
  /** The widget's name, if a widget has the problem. */
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
 * detail is the problem. The function keeps no state, because the loader and the runtime each have a copy of it. It never
 * throws, because a report must not stop a purchase.
 */
export function report(problem: Problem): void {
  const { message, element, cause } = problem;
  try {
    console.error(message, ...[element, cause].filter(Boolean));
    // An event on an element that has left the page does not reach the listeners of the page.
    const target = element?.isConnected ? element : document;
    // A form may have a field named `dispatchEvent`, which would hide the method.
    dispatchEvent.call(target, new CustomEvent('widgets:error', { bubbles: true, detail: problem }));
  } catch {
    // Another script replaced the console or CustomEvent with code that throws, so nothing can be reported.
  }
}
