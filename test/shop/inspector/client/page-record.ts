/** The statuses and errors that the recorder has seen since the page began to load. */
export interface PageRecord {
  /** When a slot reached each status, in milliseconds since the page was requested. */
  readonly times: WeakMap<Element, Record<string, number>>;
  readonly errors: readonly RecordedError[];
}

/** A `widgets:error` event, and the element that it was dispatched on. */
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
