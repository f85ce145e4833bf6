/** How the page does in a shopper's browser, from one time at which it was hidden to the next. */
export interface Vital {
  /**
   * `mount`: until the first slots of a group were mounted. `inp`: the slowest press, until the next paint (one in fifty is
   * left out). `long-frames`: what frames took beyond 50 ms, in all. `layout-shift`: how much of what moved by itself was
   * in slots, as CLS counts it.
   */
  name: 'mount' | 'inp' | 'long-frames' | 'layout-shift';
  /** Milliseconds; of `layout-shift` a share of the window. */
  value: number;
  /** Milliseconds in it that scripts of the widgets took; absent where the browser does not tell. */
  ours?: number;
  /** Milliseconds in it that all other scripts took. The rest is the browser's own work, or waiting. */
  others?: number;
  /** Of `mount`. */
  group?: string;
}

declare global {
  interface DocumentEventMap {
    'widgets:vital': CustomEvent<Vital>;
  }
}
