import type { SlotProps } from './overrides';

type Listener = (event: Event) => void;

/**
 * Says things of the slot's own element, which is React's container and so out of React's reach: listeners, classes,
 * `hidden`, `aria-*` and `data-*`. What is no longer said is given back as the server printed it.
 */
export interface SlotElement {
  say(props: SlotProps): void;
}

/** @param element the slot's own element, as the server printed it */
export function slotElement(element: HTMLElement): SlotElement {
  let said: SlotProps = {};
  const printed = new Map<string, string | null>();
  const listeners = new Map<string, Listener>();

  const write = (name: string, value: unknown) => {
    if (name.startsWith('on')) return listen(name, value !== undefined);
    if (name === 'className') return swapClasses(element, said.className, value as string | undefined);
    if (!printed.has(name)) printed.set(name, element.getAttribute(name));
    const text = value === undefined ? (printed.get(name) ?? null) : attributeText(name, value);
    if (text === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  };

  // One listener for each of the widget's, as long as it has one: it calls what the newest rendering said.
  const listen = (name: string, isSaid: boolean) => {
    const type = name.slice(2).toLowerCase();
    const known = listeners.get(name);
    if (known && !isSaid) {
      element.removeEventListener(type, known);
      listeners.delete(name);
    } else if (!known && isSaid) {
      const listener: Listener = (event) => (said as Record<string, Listener | undefined>)[name]?.(event);
      listeners.set(name, listener);
      element.addEventListener(type, listener);
    }
  };

  return {
    say(next) {
      for (const name of new Set([...Object.keys(said), ...Object.keys(next)])) {
        const value = (next as Record<string, unknown>)[name];
        if (value !== (said as Record<string, unknown>)[name]) write(name, value);
      }
      said = next;
    },
  };
}

const attributeText = (name: string, value: unknown): string | null =>
  name === 'hidden' ? (value ? '' : null) : String(value);

/** Only the widget's own classes: apps put theirs on the same element. */
function swapClasses(element: Element, before = '', now = ''): void {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  element.classList.remove(...words(before).filter((name) => !words(now).includes(name)));
  element.classList.add(...words(now));
  if (element.classList.length === 0) element.removeAttribute('class');
}
