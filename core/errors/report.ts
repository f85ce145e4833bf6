/** What went wrong, in words for the person who keeps the theme or runs the shop: never for a shopper. */
export interface Problem {
  /** One sentence that says what to change, e.g. `quantity: part "input" is missing: …`. */
  message: string;
  /**
   * Where it went wrong: the template breaks a `contract`, a `widget` threw, a `chunk` did not arrive,
   * a `call` to the store failed, or a third party's event `listener` threw.
   */
  kind: 'contract' | 'widget' | 'chunk' | 'call' | 'listener';
  /** The element that the problem is about; the event starts there, so an operator sees where. */
  element?: Element | undefined;
  /** The widget's name, when one is concerned. */
  widget?: string | undefined;
  /** What was thrown, when something was. */
  cause?: unknown;
}

declare global {
  interface DocumentEventMap {
    'widgets:error': CustomEvent<Problem>;
  }
}

/**
 * Tells developers and operators of a problem: one line in the console, and a bubbling `widgets:error` event
 * whose detail is the problem. It keeps no state, so that the loader and the runtime may each hold a copy,
 * and it never throws: a report must not be what stops a sale.
 */
export function report(problem: Problem): void {
  const { message, element, cause } = problem;
  try {
    console.error(message, ...[element, cause].filter((detail) => detail !== undefined));
    // An element that has left the page would tell nobody.
    const target = element?.isConnected ? element : document;
    target.dispatchEvent(new CustomEvent('widgets:error', { bubbles: true, detail: problem }));
  } catch {
    // Somebody replaced the console or the event by something that throws. There is nobody left to tell.
  }
}
