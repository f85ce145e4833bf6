/** One measurement of the page in a shopper's browser, between two times at which the page was hidden. */
export interface Vital {
  /**
   * `mount`: the time until the first slots of a group were mounted. `inp`: the slowest press until the next paint, without the
   * slowest one in fifty. `long-frames`: the sum of the frames' times beyond 50 ms. `layout-shift`: the layout shifts inside of
   * slots, counted like CLS.
   */
  name: 'mount' | 'inp' | 'long-frames' | 'layout-shift';
  /** In milliseconds; for `layout-shift` the share of the window that moved. */
  value: number;
  /** The milliseconds of it in scripts of the widgets; absent if the browser does not report them. */
  ours?: number;
  /** The milliseconds of it in all other scripts. The rest is the browser's own work, or waiting. */
  others?: number;
  /** The group; only for `mount`. */
  group?: string;
}

declare global {
  interface DocumentEventMap {
    'widgets:vital': CustomEvent<Vital>;
  }
}
