/** For theme authors and operators, never for shoppers. */
export interface Problem {
  /** One sentence; for `contract` what to change, e.g. `quantity: part "input" is missing: …`. */
  message: string;
  /**
   * `contract`: the template does not match a contract. `widget`: a widget threw. `chunk`: a file of the bundle or the
   * channel failed to load, or the bundle's tag is there twice. `call`: a request to the shop or B2B Edition's script
   * failed, or the next page's URL is invalid. `listener`: another script's listener or a script in the shop's HTML
   * threw, or the page's policy refused it.
   */
  kind: 'contract' | 'widget' | 'chunk' | 'call' | 'listener';
  /** The event's target. */
  element?: Element | undefined;
  widget?: string | undefined;
  cause?: unknown;
}

declare global {
  interface DocumentEventMap {
    'widgets:error': CustomEvent<Problem>;
  }
}

/**
 * Logs a problem and dispatches `widgets:error`. Stateless: loader and runtime have copies. Never throws: a report must
 * not stop a purchase.
 */
export function report(problem: Problem): void {
  const { message, element, cause } = problem;
  try {
    console.error(message, ...[element, cause].filter(Boolean));
    // A removed element's event reaches no listener of the page.
    const target = element?.isConnected ? element : document;
    // DOM clobbering: a field named `dispatchEvent`.
    dispatchEvent.call(target, new CustomEvent('widgets:error', { bubbles: true, detail: problem }));
  } catch {
    // Another script has broken the console or CustomEvent.
  }
}
