import { closest, unclobbered } from '../dom/unclobbered';

/** Only jQuery's handlers and `on…` properties get it. */
interface JQueryEvent {
  readonly target: HTMLElement & { readonly form?: HTMLFormElement | null };
  readonly namespace?: string;
  isDefaultPrevented(): boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

type Place = Record<string, ((event: never) => unknown) | null>;

/** For others, e.g. `click`, jQuery calls the element's method, and the browser dispatches its own event. */
const TYPES = ['change', 'input', 'submit'];

/** While its listeners run, an event's phase is not 0. */
const newest = new WeakMap<EventTarget, Event>();
const noteNewest = (event: Event): void => void newest.set(event.target!, event);

/** Gives slots native events for those that scripts trigger by jQuery alone: `$(select).val(2).trigger('change')`. */
export function listenToJQuery(): () => void {
  const stops = TYPES.map((type) => {
    window.addEventListener(type, noteNewest, true);
    const stop = onJQueryEvent(window, type, (event) => passOn(event, type));
    return () => {
      window.removeEventListener(type, noteNewest, true);
      stop();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Passes jQuery's events on, and stops them before the theme's own handlers, on the slot or around it.
 *
 * @param isOwn not for a nested slot
 */
export function keepJQueryEvents(slot: Element, type: string, isOwn: (event: JQueryEvent) => boolean): void {
  if (!TYPES.includes(type)) return;
  for (const child of unclobbered(slot, 'children')) {
    onJQueryEvent(child, type, (event) => isOwn(event) && passOn(event, type) && event.stopPropagation());
  }
}

/**
 * jQuery 1 to 4 also calls the element's `on…` property:
 * https://github.com/jquery/jquery/blob/3.7.1/src/event/trigger.js
 */
function onJQueryEvent(element: EventTarget, type: string, listener: (event: JQueryEvent) => void): () => void {
  const place = element as unknown as Place;
  const name = `on${type}`;
  const others = place[name];
  const handler = (event: Event | JQueryEvent): unknown => {
    const isNative = event instanceof Event;
    // For `passOn`, jQuery has called the other handler before.
    const result = (!isNative || event.type === type) && others?.call(element, event as never);
    if (!isNative && result !== false) listener(event);
    return others ? result : undefined;
  };
  place[name] = handler;
  return () => {
    if (place[name] === handler) place[name] = others ?? null;
  };
}

/**
 * Dispatches a native event. If a widget cancels it, jQuery does not submit the form.
 *
 * @returns whether it was dispatched
 */
function passOn(event: JQueryEvent, type: string): boolean {
  const { target, namespace } = event;
  const isOurs = [target, target.form].some((one) => one && closest(one, '[data-widget]'));
  if (!isOurs || namespace || event.isDefaultPrevented() || newest.get(target)?.eventPhase) return false;
  const native = new Event(type, { bubbles: true, cancelable: type === 'submit' });
  // jQuery finds its handlers by `type`, and has called them. The browser and React don't read it.
  Object.defineProperty(native, 'type', { value: `jquery:${type}` });
  // DOM clobbering: a field named `dispatchEvent`.
  const isSent = withoutHandlers(target, `on${type}`, () => EventTarget.prototype.dispatchEvent.call(target, native));
  if (!isSent) event.preventDefault();
  return true;
}

/** jQuery has called the `on…` properties already. */
function withoutHandlers<Result>(node: Node, name: string, task: () => Result): Result {
  const restores: (() => void)[] = [];
  for (let place: Node | null = node; place; place = place.parentNode) {
    const owner = place as unknown as Place;
    const handler = owner[name];
    if (!handler) continue;
    owner[name] = null;
    restores.push(() => (owner[name] = handler));
  }
  try {
    return task();
  } finally {
    for (const restore of restores) restore();
  }
}
