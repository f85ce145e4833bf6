import { unclobbered } from '../dom/unclobbered';

/**
 * The types of events that a slot stops, from `data-widget-keeps` (decision 58). If a theme's own script handled them too,
 * each action would happen twice. The widget gets these events in the capturing phase, and then they stop. Only capturing
 * listeners on the slot or around it still get them.
 */
export const keptEvents = (slot: HTMLElement): readonly string[] =>
  unclobbered(slot, 'dataset').widgetKeeps?.split(' ') ?? [];

/** Handlers of the events by which a shopper acts. The browser does nothing for such an event if a script has cancelled it. */
const ACTS = new Set(['onClick', 'onSubmit', 'onChange', 'onKeyDown']);

/** Events that a widget has cancelled. The widgets around it still get them. */
const answered = new WeakSet<Event>();

/** The handlers of a `submit` event that has not reached the document yet. */
const waiting = new WeakMap<Event, (() => void)[]>();

/**
 * Calls a widget's handler, unless another script has cancelled the event. The handler of a `submit` waits until all listeners of
 * other scripts have run, as the browser's own submit does: one of them may still cancel the event.
 *
 * @param name the prop of the handler: `onClick`
 * @param isKept whether the slot stops the event in the capture phase, so that the handler can't wait
 */
export function unlessCancelled(name: string, event: Event, isKept: boolean, handler: () => void): void {
  if (!ACTS.has(name)) return handler();
  if (name !== 'onSubmit' || isKept) return response(event, [handler]);
  const handlers = waiting.get(event);
  if (handlers) handlers.push(handler);
  else waiting.set(event, [handler]);
}

/**
 * Lets the handlers of each `submit` run after all other listeners of the document. If a script stops the event before it reaches
 * the document, the browser sends the form. A second call does nothing.
 */
export function submitLast(): void {
  window.addEventListener('submit', moveToEnd, true);
}

/** Listeners run in the order in which they were added. Other scripts may have added theirs since the last event. */
function moveToEnd(): void {
  document.removeEventListener('submit', handleWaiting);
  document.addEventListener('submit', handleWaiting);
}

function handleWaiting(event: Event): void {
  response(event, waiting.get(event) ?? []);
  waiting.delete(event);
}

function response(event: Event, handlers: readonly (() => void)[]): void {
  if (event.defaultPrevented && !answered.has(event)) return;
  for (const handler of handlers) handler();
  if (event.defaultPrevented) answered.add(event);
}

type Props = Record<string, unknown>;
export type Handler = (...args: unknown[]) => void;

/** Whether a prop is an event handler: `onClick`, and so on. */
export const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Merges a widget's props with the props that the template rendered. Classes and styles are combined; a class that is `false`
 * is removed, also a rendered one. Handlers run one after the other. Any other prop of the widget replaces the rendered one,
 * unless it is `undefined`.
 */
export function mergeProps(initial: Props, overrides: Props): Props {
  const merged: Props = { ...initial };
  for (const [name, value] of Object.entries(overrides)) {
    const before = merged[name];
    if (value === undefined) continue;
    if (name === 'className') merged[name] = mergeClasses(before as string | undefined, value as ClassNames);
    else if (name === 'style') merged[name] = { ...(before as object), ...(value as object) };
    else if (isHandler(name, value) && isHandler(name, before)) merged[name] = chain(before, value);
    else merged[name] = value;
  }
  return merged;
}

/** Classes to add; as an object, each with whether the element has it. */
export type ClassNames = string | Readonly<Record<string, boolean>>;

/** Whether a prop of a part is `className` as an object. */
export const isClassMap = (name: string, value: unknown): boolean =>
  name === 'className' && typeof value === 'object' && value !== null;

function mergeClasses(rendered = '', classes: ClassNames): string | undefined {
  if (typeof classes === 'string') return [rendered, classes].filter(Boolean).join(' ') || undefined;
  const kept = rendered.split(/\s+/).filter((name) => name && !(name in classes));
  const added = Object.keys(classes).filter((name) => classes[name]);
  return [...kept, ...added].join(' ') || undefined;
}

const chain =
  (first: Handler, second: Handler): Handler =>
  (...args) => {
    first(...args);
    second(...args);
  };
