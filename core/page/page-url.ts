/** Our part of `history.state`: `before` is the previous entry's id, `top` the scroll position in it. */
interface Place {
  readonly id: string;
  readonly before: string;
  readonly top: number;
}

const placeNow = (): Place | undefined => (window.history.state as { widgetsPlace?: Place } | null)?.widgetsPlace;
/** An entry without our state has its URL as id. */
const entryNow = (): string => placeNow()?.id ?? window.location.href;

/** Entry id → scroll position in pixels when it was left. */
const tops = new Map<string, number>();
/** The entry that is left when the history moves. */
let entry = '';
let place: Place | undefined;
const enter = (): void => void ([entry, place] = [entryNow(), placeNow()]);

/** An object, so that tests can replace its functions. */
export const pageUrl = {
  /** Without the fragment. */
  now: (): string => window.location.pathname + window.location.search,

  /** Without a navigation. */
  push(url: string): void {
    const before = entryNow();
    const top = window.scrollY;
    tops.set(before, top);
    try {
      // A counter would begin anew after a reload, while older entries are still there.
      window.history.pushState({ widgetsPlace: { id: `${Date.now()} ${tops.size}`, before, top } }, '', url);
      enter();
    } catch {
      // Browsers refuse too many changes in a short time. Then only the URL is wrong.
    }
  },

  /**
   * Observes *Back*, *Forward* and links to fragments.
   *
   * @param changed gets the entry's scroll position in pixels, if known
   */
  observe(changed: (top: number | undefined) => void): () => void {
    const moved = () => {
      const now = entryNow();
      // The browser scrolls after this event
      // (https://html.spec.whatwg.org/#update-document-for-history-step-application). After a reload only the entry
      // itself knows the one before.
      if (now !== entry) {
        tops.set(entry, window.scrollY);
        if (!tops.has(now) && place?.before === now) tops.set(now, place.top);
        enter();
      }
      changed(tops.get(now));
    };
    enter();
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  },
};

/** Removes the hash: a reload would open the page there. */
export const removeHash = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** `:target` alone still matches after `removeHash`. */
export const hashTarget = (): HTMLElement | null =>
  window.location.hash ? document.querySelector<HTMLElement>(':target') : null;
