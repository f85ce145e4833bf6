import { keptEvents } from '../markup/kept-events';

/** The events behind an `on…` prop of React where it is not just the one of that name. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  onChange: ['change', 'click', 'input'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onPointerEnter: ['pointerover'],
  onPointerLeave: ['pointerover'],
};

/** The browser's events that React needs for an `on…` prop. */
export const eventsOf = (prop: string): readonly string[] => BEHIND[prop] ?? [prop.slice(2).toLowerCase()];

/** The events that parts may ask for; a test holds every `on…` prop of the widgets against them. */
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
  'pointerover',
  'pointerout',
] as const;

const DELEGATED = new Set<string>(DELEGATED_EVENTS);

/** A root, and how its container comes to listen. */
export interface Delegated<Root> {
  readonly root: Root;
  /**
   * Has the container listen to what an `on…` prop of a part needs.
   *
   * @param prop React's name: `onClick`
   */
  readonly listenTo: (prop: string) => void;
}

/**
 * Makes a root whose container listens only to events that a part has asked for. React adds about 144 listeners: two for
 * each event, of which the one in the capture phase serves `on…Capture` only. They are most of a slot's memory, and a
 * press calls each of its events in every root around it, a dozen times in a row (measured with React 19.2 in Chromium).
 *
 * @param attach makes the root; listeners that are added while it runs wait until they are needed
 */
export function delegateEvents<Root>(container: HTMLElement, attach: () => Root): Delegated<Root> {
  const waiting: Record<string, EventListener> = {};
  const add = container.addEventListener;
  container.addEventListener = (type: string, listener: EventListener, isCapture: unknown) => {
    if (!DELEGATED.has(type) || isCapture === true) return;
    // A pointer that comes from another root enters this one by what that root is told when it leaves.
    if (type === 'pointerout') add.call(container, type, listener);
    else waiting[type] = listener;
  };
  try {
    const root = attach();
    return {
      root,
      listenTo: (prop) => {
        for (const type of eventsOf(prop)) {
          const listener = waiting[type];
          // In the capturing phase it does the same: React asks what is between the target and the root.
          if (listener) container.addEventListener(type, listener, keptEvents(container).includes(type));
          delete waiting[type];
        }
      },
    };
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
