/** What a shopper does in one step, and what then is on the screen. */
export interface Step {
  readonly kind: 'tap' | 'type' | 'choose' | 'key' | 'back' | 'look';
  /** The first visible element that a selector of Playwright finds; absent for a key and for *Back*. */
  readonly at?: string;
  /** The typed text, the label of the chosen entry, or the key. */
  readonly what?: string;
  /** A selector of Playwright. The step is done when something of it is on the page, and visible. */
  readonly shows: string;
}

export const tap = (at: string, shows: string): Step => ({ kind: 'tap', at, shows });
export const type = (at: string, what: string, shows = at): Step => ({ kind: 'type', at, what, shows });
export const choose = (at: string, what: string, shows = at): Step => ({ kind: 'choose', at, what, shows });
export const key = (what: string, shows: string): Step => ({ kind: 'key', what, shows });
export const back = (shows: string): Step => ({ kind: 'back', shows });
/** Scrolls until it is on the screen. */
export const look = (at: string): Step => ({ kind: 'look', at, shows: at });
