import { report } from '../errors/report';

/**
 * Sends an event whose listeners are other people's scripts. One that throws neither stops the others nor
 * what the shopper was doing; it is reported.
 */
export function dispatchSafely(target: EventTarget, event: Event): void {
  const thrown: ErrorEvent[] = [];
  const hear = (error: ErrorEvent): void => {
    thrown.push(error);
    // The report says it; what comes from another origin has no details, so the browser's own line stays.
    if (error.error) error.preventDefault();
  };
  window.addEventListener('error', hear);
  try {
    target.dispatchEvent(event);
  } finally {
    window.removeEventListener('error', hear);
  }
  for (const error of thrown) reportListener(event.type, error.error ?? error.message);
}

/** Calls another script's function; what it throws is reported and goes no further. */
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
