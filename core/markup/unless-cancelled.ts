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
  if (name !== 'onSubmit' || isKept) return answer(event, [handler]);
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
  document.removeEventListener('submit', answerWaiting);
  document.addEventListener('submit', answerWaiting);
}

function answerWaiting(event: Event): void {
  answer(event, waiting.get(event) ?? []);
  waiting.delete(event);
}

function answer(event: Event, handlers: readonly (() => void)[]): void {
  if (event.defaultPrevented && !answered.has(event)) return;
  for (const handler of handlers) handler();
  if (event.defaultPrevented) answered.add(event);
}
