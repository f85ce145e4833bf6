import { unclobbered } from '../dom/unclobbered';
import { report } from '../errors/report';
import { isAborted, isPrevented, ShopError, UnknownOutcomeError } from '../errors/shop-error';
import { pageContext } from '../page/page-context';

/** Reported ChunkLoadErrors. */
const reported = new WeakSet<Error>();

/** Whether a ChunkLoadError, perhaps as the cause, was passed here before: many callers wait for one file. */
export function isReported(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'ChunkLoadError') return isReported(error.cause);
  if (reported.has(error)) return true;
  reported.add(error);
  return false;
}

/** The browser must send the form natively, or follow the link (`ShopError.isChallenge`). */
export const isChallenge = (error: unknown): error is ShopError => error instanceof ShopError && error.isChallenge;

/**
 * Whether the shop refused with a reason, or another script cancelled: operators get no report. From status 500 on, the
 * shop itself failed.
 */
export function isRefusal(error: unknown): boolean {
  return isPrevented(error) || (error instanceof ShopError && error.text !== '' && error.status < 500);
}

/** Whether the shop, and so its pages, can't be reached. Offline, any error counts, even a failure to load `api.js`. */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));

/**
 * For the shopper: the shop's reason, else the layout's text (403: the shop refused the page's token), else the
 * error's. `''` if another script cancelled without a reason.
 */
export function failureText(error: unknown): string {
  if (isPrevented(error)) return error.text;
  const { genericError, outdatedError, unsureError } = pageContext();
  const { text, status } = error instanceof ShopError ? error : { text: '', status: 0 };
  const own =
    status === 403 && !isChallenge(error) ? outdatedError : error instanceof UnknownOutcomeError ? unsureError : '';
  return text || own || genericError || (error instanceof Error ? error.message : '');
}

/**
 * Reports a failed request unless aborted; a shared cause once.
 *
 * @param what begins a sentence: `option choice of product 86`
 */
export function reportFailure(what: string, cause: unknown): void {
  if (isAborted(cause) || isReported(cause)) return;
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'call', message: `${what} failed: ${reason}`, cause });
}

/** The native `invalid` event, with the file's name. */
export interface RefusedFile extends Event {
  file?: string;
}

/**
 * Empties and focuses the field of a file that the browser can't read any more.
 *
 * @returns whether its widget shows a message
 */
export function refuseFile(error: unknown, form: HTMLFormElement): boolean {
  const file = error instanceof ShopError && error.file;
  if (!file) return false;
  const isChosen = ({ files }: HTMLInputElement) => [...(files ?? [])].some(({ name }) => name === file.name);
  const input = [...unclobbered(form, 'elements')].find(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === file.field && isChosen(one),
  );
  if (!input) return false;
  input.value = '';
  // The message must be on the page when a screen reader reads the field.
  setTimeout(() => input.focus());
  const event: RefusedFile = new Event('invalid', { cancelable: true });
  event.file = file.name;
  return !input.dispatchEvent(event);
}
