/** What was seen of a page from its first moment on. */
export interface PageRecord {
  /** When a slot came to each status, in milliseconds since the page was asked for. */
  readonly times: WeakMap<Element, Record<string, number>>;
  readonly errors: readonly RecordedError[];
}

/** A `widgets:error`, and the element on which it was sent. */
export interface RecordedError {
  readonly element: Element;
  readonly kind: string;
  readonly message: string;
}

declare global {
  interface Window {
    /** Only in the inspector's frame. */
    readonly widgetsRecord?: PageRecord;
  }
}
