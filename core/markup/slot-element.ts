import { isComposing } from '../controls/press';
import { unclobbered } from '../dom/unclobbered';
import { keptEvents, unlessCancelled } from './merge-props';
import type { SlotProps } from './overrides';

type Listener = (event: Event) => void;

/**
 * Writes to React's container, which React can't. An ended override restores the rendered value; for classes, its own
 * are removed.
 */
export interface SlotElement {
  override(props: SlotProps): void;
}

export function slotElement(element: HTMLElement): SlotElement {
  let overrides: SlotProps = {};
  const rendered = new Map<string, string | null>();
  const listeners = new Map<string, { listener: Listener; moveToEnd: Listener | false }>();

  const write = (name: string, value: unknown) => {
    if (name.startsWith('on')) return listen(name, value !== undefined);
    if (name === 'className') return swapClasses(element, overrides.className, value as string | undefined);
    if (!rendered.has(name)) rendered.set(name, unclobbered(element, 'getAttribute')(name));
    const text = value === undefined ? (rendered.get(name) ?? null) : attributeText(name, value);
    if (text === null) unclobbered(element, 'removeAttribute')(name);
    else if (unclobbered(element, 'getAttribute')(name) !== text) unclobbered(element, 'setAttribute')(name, text);
  };

  // One listener for each `on…` override calls the handler of the last render.
  const listen = (name: string, isGiven: boolean) => {
    const type = name.slice(2).toLowerCase();
    const isKept = keptEvents(element).includes(type);
    const known = listeners.get(name);
    const add = (listener: Listener, isCapture: boolean) =>
      unclobbered(element, 'addEventListener')(type, listener, isCapture);
    const remove = (listener: Listener, isCapture: boolean) =>
      unclobbered(element, 'removeEventListener')(type, listener, isCapture);
    if (known && !isGiven) {
      listeners.delete(name);
      remove(known.listener, isKept);
      if (known.moveToEnd) remove(known.moveToEnd, true);
    } else if (!known && isGiven) {
      const listener: Listener = (event) =>
        isComposing(event) ||
        unlessCancelled(name, event, isKept, () => (overrides as Record<string, Listener | undefined>)[name]?.(event));
      // On the slot itself, later listeners of other scripts may cancel the click.
      const moveToEnd =
        name === 'onClick' &&
        !isKept &&
        (() => {
          remove(listener, false);
          add(listener, false);
        });
      add(listener, isKept);
      if (moveToEnd) add(moveToEnd, true);
      listeners.set(name, { listener, moveToEnd });
    }
  };

  return {
    override(next) {
      for (const name of new Set([...Object.keys(overrides), ...Object.keys(next)])) {
        const value = (next as Record<string, unknown>)[name];
        if (value !== (overrides as Record<string, unknown>)[name]) write(name, value);
      }
      overrides = next;
    },
  };
}

const attributeText = (name: string, value: unknown): string | null =>
  name === 'hidden' ? (value ? '' : null) : String(value);

/** Apps set classes, too. */
function swapClasses(element: Element, before = '', now = ''): void {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const classes = unclobbered(element, 'classList');
  classes.remove(...words(before).filter((name) => !words(now).includes(name)));
  classes.add(...words(now));
  if (classes.length === 0) unclobbered(element, 'removeAttribute')('class');
}
