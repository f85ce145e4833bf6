import { closest, unclobbered } from '../dom/unclobbered';

/** The event that jQuery's `trigger` makes. It is no browser's event, and only jQuery's handlers and `on…` properties get it. */
interface JQueryEvent {
  readonly target: HTMLElement & { readonly form?: HTMLFormElement | null };
  readonly namespace?: string;
  isDefaultPrevented(): boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** A node with the properties `onchange`, `oninput` and `onsubmit`. */
type Place = Record<string, ((event: never) => unknown) | null>;

/** For other types, such as `click`, jQuery calls the element's method, and the browser sends its own event. */
const TYPES = ['change', 'input', 'submit'];

/** The browser's last event of each target. While its listeners run, its phase is not 0. */
const newest = new WeakMap<EventTarget, Event>();
const noteNewest = (event: Event): void => void newest.set(event.target!, event);

/**
 * Gives the slots of the page the events of their fields and forms that another script triggers by jQuery alone, as styled
 * drop-down lists do: `$(select).val(2).trigger('change')`.
 *
 * @returns a function that stops it
 */
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
 * Gives a slot the events of one type that jQuery triggers on its fields, and stops them. The theme's own jQuery has its handlers
 * on the slot or around it, so they are stopped at the slot's children. The handlers of the field itself run.
 *
 * @param isOwn whether the target of an event is in the slot, and not in a slot inside
 */
export function keepJQueryEvents(slot: Element, type: string, isOwn: (event: JQueryEvent) => boolean): void {
  if (!TYPES.includes(type)) return;
  for (const child of unclobbered(slot, 'children')) {
    onJQueryEvent(child, type, (event) => isOwn(event) && passOn(event, type) && event.stopPropagation());
  }
}

/**
 * Listens to the events that jQuery's `trigger` brings to an element. Each copy of jQuery, from 1 to 4, also calls the element's
 * `on…` property: https://github.com/jquery/jquery/blob/3.7.1/src/event/trigger.js
 *
 * @returns a function that stops listening
 */
function onJQueryEvent(element: EventTarget, type: string, listener: (event: JQueryEvent) => void): () => void {
  const place = element as unknown as Place;
  const name = `on${type}`;
  const others = place[name];
  const handler = (event: Event | JQueryEvent): unknown => {
    const isNative = event instanceof Event;
    // jQuery has called the other handler before, if this is the event that `passOn` sends.
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
 * Sends the browser's own event for one of jQuery, so that React and the widgets get it. If a widget cancels it, jQuery does not
 * send the form.
 *
 * @returns whether it was sent: not if the field belongs to no slot, if a script has cancelled the event or uses it for itself, and
 * if the browser's event is under way
 */
function passOn(event: JQueryEvent, type: string): boolean {
  const { target, namespace } = event;
  const isOurs = [target, target.form].some((one) => one && closest(one, '[data-widget]'));
  if (!isOurs || namespace || event.isDefaultPrevented() || newest.get(target)?.eventPhase) return false;
  const native = new Event(type, { bubbles: true, cancelable: type === 'submit' });
  // jQuery finds its handlers by this property, and has called them already. The browser and React don't read it.
  Object.defineProperty(native, 'type', { value: `jquery:${type}` });
  // A form may have a field named `dispatchEvent`, which would hide the method.
  const isSent = withoutHandlers(target, `on${type}`, () => EventTarget.prototype.dispatchEvent.call(target, native));
  if (!isSent) event.preventDefault();
  return true;
}

/** Runs a task without the `on…` properties of a node and those around it: jQuery has called them already. */
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
