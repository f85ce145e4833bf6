import { report } from '../errors/report';

/**
 * Dispatches an event to other scripts. A listener that throws stops neither the other listeners nor the caller; it is
 * reported.
 */
export function dispatchSafely(target: EventTarget, event: Event): void {
  const thrown: ErrorEvent[] = [];
  const collect = (error: ErrorEvent): void => {
    thrown.push(error);
    // The report replaces the browser's line in the console, but not for a script of another origin: the browser hides
    // its error from us.
    if (error.error) error.preventDefault();
  };
  window.addEventListener('error', collect);
  try {
    // A form may have a field with the name of the method.
    EventTarget.prototype.dispatchEvent.call(target, event);
  } finally {
    window.removeEventListener('error', collect);
  }
  for (const error of thrown) reportListener(event.type, error.error ?? error.message);
}

/** Calls another script's function. An error that it throws is reported, and not thrown again. */
export function callSafely(name: string, call: () => void): void {
  try {
    call();
  } catch (error) {
    reportListener(name, error);
  }
}

function reportListener(name: string, cause: unknown): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'listener', message: `a listener of "${name}" threw: ${reason}`, cause });
}
