/**
 * A measurement of the page's performance in a shopper's browser. Except for `mount` and `not-restored`, it covers the time since
 * the page was loaded, hidden or shown.
 */
export interface Vital {
  /**
   * `mount`: the time from the first loading of a group until its first slots are mounted. `inp`: the time from the slowest
   * press to the next paint; for every fifty presses, one of the slowest is left out. `long-frames`: the sum of the long
   * frames' `blockingDuration`. `layout-shift`: the sum of the scores of all unexpected layout shifts in slots.
   * `not-restored`: *Back* or *Forward* had to load the page anew.
   */
  name: 'mount' | 'inp' | 'long-frames' | 'layout-shift' | 'not-restored';
  /** Milliseconds; for `layout-shift` a score, which is a share of the window; for `not-restored` the number of reasons. */
  value: number;
  /** The milliseconds that scripts of the widgets took in that time; absent if the browser does not report them. */
  ours?: number;
  /** The milliseconds that all other scripts took in that time. The rest is the browser's own work, or waiting. */
  others?: number;
  /** The name of the group; for `mount` only. */
  group?: string;
  /** The browser's names of the reasons, with commas between them; for `not-restored` only. */
  reasons?: string;
}

declare global {
  interface DocumentEventMap {
    'widgets:vital': CustomEvent<Vital>;
  }
}
