import { isComposing } from '../controls/press';
import { keptEvents } from '../markup/merge-props';

/** The browser's events for the `on…` props that make React listen to other events than the one in their name. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  onChange: ['change', 'click', 'input'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
};

/** The browser's events that React needs for an `on…` prop. */
export const eventsOf = (prop: string): readonly string[] => BEHIND[prop] ?? [prop.slice(2).toLowerCase()];

/**
 * The events to which a root's container can listen for its parts. `test/rules/code.test.ts` allows a widget only these events and
 * those with a listener on the part's own element.
 */
export const DELEGATED_EVENTS = [
  'click',
  'input',
  'change',
  'submit',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'pointerdown',
  'pointermove',
  'pointerup',
] as const;

const DELEGATED = new Set<string>(DELEGATED_EVENTS);

/** A root, and the way to add the listeners that it needs. */
export interface Delegated<Root> {
  readonly root: Root;
  /**
   * Adds the container's listeners for an `on…` prop of a part.
   *
   * @param prop React's name: `onClick`
   */
  readonly listenTo: (prop: string) => void;
}

/**
 * Makes a root whose container listens only to the events that its parts handle. React adds about 144 listeners: two for each
 * event, one of them for `on…Capture` only. They take most of a slot's memory, and one press would call a dozen of them in every
 * root around it (measured with React 19.2 in Chromium). React gets no key and no input while an input method composes a text.
 *
 * @param attach makes the root; the listeners that it adds are kept back until a part needs them
 */
export function delegateEvents<Root>(container: HTMLElement, attach: () => Root): Delegated<Root> {
  const waiting: Record<string, EventListener> = {};
  container.addEventListener = (type: string, listener: EventListener, isCapture: unknown) => {
    if (!DELEGATED.has(type) || isCapture === true) return;
    waiting[type] = (event) => isComposing(event) || listener(event);
  };
  try {
    const root = attach();
    return {
      root,
      listenTo: (prop) => {
        for (const type of eventsOf(prop)) {
          const listener = waiting[type];
          // The capture phase makes no difference to React: it walks from the target to the root itself.
          if (listener) container.addEventListener(type, listener, keptEvents(container).includes(type));
          delete waiting[type];
        }
      },
    };
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
