import { isComposing } from '../controls/press';
import { keptEvents } from '../markup/merge-props';

/** What React listens to for props with another name. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  onChange: ['change', 'click', 'input'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
};

/** The events that React needs for an `on…` prop. */
export const eventsOf = (prop: string): readonly string[] => BEHIND[prop] ?? [prop.slice(2).toLowerCase()];

/** `test/rules/code.test.ts` allows widgets no others, except with a listener on the part. */
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

export interface Delegated<Root> {
  readonly root: Root;
  /** @param prop React's name: `onClick` */
  readonly listenTo: (prop: string) => void;
}

/**
 * Makes a root whose container listens only to what its parts handle (decision 57). During composition React gets no
 * events.
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
          // React walks from the target to the root in either phase.
          if (listener) container.addEventListener(type, listener, keptEvents(container).includes(type));
          delete waiting[type];
        }
      },
    };
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
