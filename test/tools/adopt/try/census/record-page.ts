/**
 * Records what the scripts of a page listen to and write. Runs in the page before its scripts. `readRecords` returns
 * the records.
 */
export function recordPage(): void {
  const listened: [EventTarget, string][] = [];
  const written: [Node, string][] = [];
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // A call without an object is one of the window's.
    const target = this ?? window;
    if (target === window || target instanceof Node) listened.push([target, type]);
    return add.call(this, type, listener, options);
  };
  const { document: page } = window;
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      // The parser adds elements until the document is complete, but it never changes an attribute.
      if (type === 'attributes') written.push([target, `writes ${attributeName}`]);
      else if (page.readyState !== 'loading') written.push([target, 'writes children']);
    }
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true });
  // The last elements of the parser are reported after it has ended.
  add.call(page, 'readystatechange', () => void observer.takeRecords());
  Object.assign(window, { recordedByCensus: { listened, written } });
}

/** An element that a script listens to or writes, named by a selector, and the events and writes. */
export interface Hook {
  /** `window`, `document`, or a selector: of the elements themselves, or the one that a delegated listener names. */
  readonly key: string;
  readonly events: readonly string[];
}

/** The records of a page, grouped by selector. Runs in the page, so it uses no code from outside. */
export function readRecords(): Hook[] {
  const hooks = new Map<string, Set<string>>();
  const note = (key: string, event: string) => {
    const events = hooks.get(key) ?? new Set();
    hooks.set(key, events.add(event));
  };
  /**
   * A selector that the templates decide: an id, a data attribute or a class, without numbers and states. Without the
   * element's name, which a turned-over theme changes.
   */
  const keyOf = (target: EventTarget): string => {
    if (target === window) return 'window';
    if (!(target instanceof Element)) return 'document';
    if (/^(html|head|body)$/.test(target.localName)) return target.localName;
    if (target.id && !/\d|[^\w-]/.test(target.id)) return `#${target.id}`;
    const known =
      /^data-(test|event|entity|name|position|product-(id|category|brand|price|variant)|widget|part|image-gallery-)/;
    const data = [...target.attributes]
      .map(({ name }) => name)
      .find((name) => name.startsWith('data-') && !known.test(name));
    if (data) return `[${data}]`;
    const states = /^(is-|has-|f-|slick-|lazy|js$|button$|form-(input|select)$|u-|open$|active$)/;
    const named = [...target.classList].find((name) => !states.test(name) && /^[\w-]+$/.test(name));
    if (named) return `.${named}`;
    return target.parentElement ? `${keyOf(target.parentElement)} ${target.localName}` : target.localName;
  };
  interface Recorded {
    listened: [EventTarget, string][];
    written: [Node, string][];
  }
  const { listened, written } = (window as unknown as { recordedByCensus: Recorded }).recordedByCensus;
  const byJQuery = new Map<EventTarget, Set<string>>();
  interface JQueryData {
    events?: Record<string, { origType: string; namespace: string; selector?: string }[]>;
  }
  for (const target of [window, document, ...document.querySelectorAll('*')]) {
    for (const name of Object.keys(target)) {
      if (!/^jQuery\d{5,}/.test(name)) continue;
      const data = (target as unknown as Record<string, JQueryData>)[name];
      for (const [type, handlers] of Object.entries(data?.events ?? {})) {
        byJQuery.set(target, (byJQuery.get(target) ?? new Set()).add(type));
        for (const { origType, namespace, selector } of handlers) {
          note(selector ?? keyOf(target), namespace ? `${origType}.${namespace}` : origType);
        }
      }
    }
  }
  for (const [target, type] of listened) {
    const isThere = !(target instanceof Node) || target.isConnected;
    if (isThere && !byJQuery.get(target)?.has(type)) note(keyOf(target), type);
  }
  for (const [node, write] of written) if (node.isConnected && node instanceof Element) note(keyOf(node), write);
  return [...hooks].map(([key, events]) => ({ key, events: [...events].sort() }));
}
