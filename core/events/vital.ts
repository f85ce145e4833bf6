/** A performance measurement since the page was loaded, hidden or shown (except `mount` and `not-restored`). */
export interface Vital {
  /**
   * `mount`: from a group's first loading until its first slots are mounted. `inp`: from the slowest press to the next
   * paint, without one outlier per fifty. `long-frames`: total `blockingDuration`. `layout-shift`: total score in
   * slots. `not-restored`: *Back* or *Forward* loaded the page anew.
   */
  name: 'mount' | 'inp' | 'long-frames' | 'layout-shift' | 'not-restored';
  /** Milliseconds; for `layout-shift` a score, for `not-restored` the number of reasons. */
  value: number;
  /** Milliseconds of the widgets' scripts, if the browser reports them. */
  ours?: number;
  /** Milliseconds of all other scripts. */
  others?: number;
  /** For `mount` only. */
  group?: string;
  /** The browser's reasons, separated by commas; for `not-restored` only. */
  reasons?: string;
}

declare global {
  interface DocumentEventMap {
    'widgets:vital': CustomEvent<Vital>;
  }
}
