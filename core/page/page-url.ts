/** Our part of a history entry's state: a name for the entry, and where the shopper was in the entry before it. */
interface Place {
  readonly id: string;
  readonly before: string;
  readonly top: number;
}

const placeNow = (): Place | undefined => (window.history.state as { widgetsPlace?: Place } | null)?.widgetsPlace;
/** The name of the current history entry. An entry that is not ours has its URL as its name. */
const entryNow = (): string => placeNow()?.id ?? window.location.href;

/** Entry name → vertical scroll position, in pixels, when the shopper left the entry. */
const tops = new Map<string, number>();
/** The entry that is left when the history moves, and its part of the state. */
let entry = '';
let place: Place | undefined;
const enter = (): void => void ([entry, place] = [entryNow(), placeNow()]);

/** The page's URL, for changes that load no other page. It is an object, so that tests can replace its functions. */
export const pageUrl = {
  /** Path and query, without the fragment. */
  now: (): string => window.location.pathname + window.location.search,

  /** Changes the URL without loading a page; *Back* then returns to the previous URL. */
  push(url: string): void {
    const before = entryNow();
    const top = window.scrollY;
    tops.set(before, top);
    try {
      // A number would begin anew after a reload, while the entries of the time before are still there.
      window.history.pushState({ widgetsPlace: { id: `${Date.now()} ${tops.size}`, before, top } }, '', url);
      enter();
    } catch {
      // Browsers refuse too many changes in a short time. Then only the URL is wrong, not the page.
    }
  },

  /**
   * Calls back when *Back* or *Forward* has changed the URL without loading another page, and also when the shopper follows a
   * link to a fragment of the page.
   *
   * @param changed gets the vertical scroll position that the entry had, in pixels; `undefined` if it is not known
   * @returns a function that stops listening
   */
  observe(changed: (top: number | undefined) => void): () => void {
    const moved = () => {
      const now = entryNow();
      // The browser scrolls after this event (https://html.spec.whatwg.org/#update-document-for-history-step-application), so this is
      // still the position in the entry that was left. After a reload only the entry itself knows where the shopper came from.
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

/** Takes the hash out of the URL, without a new entry of the history: after a reload, the page would open at its place again. */
export const removeHash = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** The element that the hash of the URL names, or null. Without the condition it would still be found after `removeHash`. */
export const hashTarget = (): HTMLElement | null =>
  window.location.hash ? document.querySelector<HTMLElement>(':target') : null;
