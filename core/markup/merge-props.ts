import { unclobbered } from '../dom/unclobbered';

/**
 * The event types in `data-widget-keeps`, which the slot stops in the capture phase (decision 58). None on a page that omits
 * the theme's script: other scripts get its events.
 */
export function keptEvents(slot: HTMLElement): readonly string[] {
  const { widgetKeeps } = unclobbered(slot, 'dataset');
  return !widgetKeeps || document.querySelector('meta[name=theme-script][content=omitted]')
    ? []
    : widgetKeeps.split(' ');
}

/** If a script cancels them, the browser does nothing. */
const ACTS = new Set(['onClick', 'onSubmit', 'onChange', 'onKeyDown']);

/** Cancelled by a widget: those around it still get them. */
const handled = new WeakSet<Event>();

const waiting = new WeakMap<Event, (() => void)[]>();

/**
 * Calls a handler unless another script has cancelled the event. `submit` waits for all other listeners, as the browser
 * does.
 * @param isKept whether the slot stops the event, so that it can't wait
 */
export function unlessCancelled(name: string, event: Event, isKept: boolean, handler: () => void): void {
  if (!ACTS.has(name)) return handler();
  if (name !== 'onSubmit' || isKept) return runHandlers(event, [handler]);
  const handlers = waiting.get(event);
  if (handlers) handlers.push(handler);
  else waiting.set(event, [handler]);
}

/** Runs `submit` handlers after all others. If a script stops the event earlier, the browser sends the form. */
export function submitLast(): void {
  window.addEventListener('submit', moveToEnd, true);
}

/** Listeners run in the order in which they were added. */
function moveToEnd(): void {
  document.removeEventListener('submit', handleWaiting);
  document.addEventListener('submit', handleWaiting);
}

function handleWaiting(event: Event): void {
  runHandlers(event, waiting.get(event) ?? []);
  waiting.delete(event);
}

function runHandlers(event: Event, handlers: readonly (() => void)[]): void {
  if (event.defaultPrevented && !handled.has(event)) return;
  for (const handler of handlers) handler();
  if (event.defaultPrevented) handled.add(event);
}

type Props = Record<string, unknown>;
export type Handler = (...args: unknown[]) => void;

export const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Merges a widget's props into the rendered ones: classes and styles combine, handlers run in sequence, `undefined`
 * changes nothing.
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

/** An object adds or removes each class. */
export type ClassNames = string | Readonly<Record<string, boolean>>;

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
