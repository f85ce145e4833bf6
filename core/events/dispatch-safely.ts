import { report } from '../errors/report';

/**
 * Dispatches an event to other scripts. If a listener throws, the error is reported, and the other listeners and the caller
 * still run.
 */
export function dispatchSafely(target: EventTarget, event: Event): void {
  const thrown: ErrorEvent[] = [];
  const collect = (error: ErrorEvent): void => {
    thrown.push(error);
    // The report replaces the browser's line in the console. For a script from another
    // origin the browser hides the error, so its own line stays.
    if (error.error) error.preventDefault();
  };
  window.addEventListener('error', collect);
  try {
    // A form may have a field named `dispatchEvent`, which would hide the method.
    EventTarget.prototype.dispatchEvent.call(target, event);
  } finally {
    window.removeEventListener('error', collect);
  }
  for (const error of thrown) reportListener(event.type, error.error ?? error.message);
}

/** Calls another script's function. If it throws, the error is reported and not thrown again. */
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
