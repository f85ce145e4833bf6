/** A performance measurement of a page view. */
export interface Vital {
  /**
   * `lcp`, `fcp`, `ttfb`, `cls`, `inp`: the page's Web Vitals (https://web.dev/articles/vitals), as the package
   * web-vitals measures them. `mount`: from a group's first loading until its first slots are mounted. `long-frames`:
   * total `blockingDuration`, and `layout-shift`: total score in slots, both since the page was loaded, hidden or shown.
   * `not-restored`: *Back* or *Forward* loaded the page anew.
   */
  name: 'lcp' | 'fcp' | 'ttfb' | 'cls' | 'inp' | 'mount' | 'long-frames' | 'layout-shift' | 'not-restored';
  /** Milliseconds; for `cls` and `layout-shift` a score, for `not-restored` the number of reasons. */
  value: number;
  /** The version of the bundle. */
  version: string;
  /** Of a Web Vital: random for each page view. A later value with the same id replaces the earlier one. */
  id?: string;
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
