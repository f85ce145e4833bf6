import { ShopError, UnknownOutcomeError, isAborted } from '../errors/shop-error';
import { pageContext } from '../page/page-context';
import { report } from '../errors/report';
import { unclobbered } from '../dom/unclobbered';

/** The errors of files that did not load, once they are reported. */
const reported = new WeakSet<Error>();

/**
 * Whether an error is a ChunkLoadError that was reported before, or was caused by one. Many callers wait for one file, and get
 * the same error when it does not load. The first call for such an error returns false.
 */
export function isReported(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'ChunkLoadError') return isReported(error.cause);
  if (reported.has(error)) return true;
  reported.add(error);
  return false;
}

/**
 * Whether the shop's host responded to a call with a page for the browser (`ShopError.isChallenge`). A script can't show the page, so
 * the browser must send the same form natively, or follow the link.
 */
export const isChallenge = (error: unknown): error is ShopError => error instanceof ShopError && error.isChallenge;

/**
 * Whether the shop understood the call and refused it with a reason for the shopper. A refusal is not reported to operators.
 * Its HTTP status differs from call to call. A status of 500 or more is no refusal: the shop itself failed.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ShopError && error.text !== '' && error.status < 500;
}

/**
 * Whether a call failed because the shop can't be reached. Then the browser can't load a page of the shop either. If the shopper
 * is offline, any error counts, even one that is no ShopError, such as the failure to load `api.js`.
 */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));

/**
 * The message to the shopper about a failed call. It is the first of these texts that is not empty:
 *
 * 1. the reason in the shop's response;
 * 2. the layout's `outdatedError` for status 403 (the shop refused the page's token; a challenge is no refusal), or `unsureError` for
 *    an UnknownOutcomeError;
 * 3. the layout's `genericError`;
 * 4. the error's own message.
 */
export function failureText(error: unknown): string {
  const { genericError, outdatedError, unsureError } = pageContext();
  const { text, status } = error instanceof ShopError ? error : { text: '', status: 0 };
  const own =
    status === 403 && !isChallenge(error) ? outdatedError : error instanceof UnknownOutcomeError ? unsureError : '';
  return text || own || genericError || (error instanceof Error ? error.message : '');
}

/**
 * Reports a failed call to operators and shows nothing to the shopper. A cause that many calls share is reported once. An
 * aborted call is not reported.
 *
 * @param what the attempt, as the beginning of a sentence: `option choice of product 86`
 */
export function reportFailure(what: string, cause: unknown): void {
  if (isAborted(cause) || isReported(cause)) return;
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'call', message: `${what} failed: ${reason}`, cause });
}

/** The browser's own event, for a field whose file can't be read any more. */
export interface RefusedFile extends Event {
  /** The name of the file. */
  file?: string;
}

/**
 * After a call with a file that the browser can't read any more: empties the file's field, so that the shopper can choose the file
 * again, and gives the field the focus. The widget of the field gets an event `invalid` with the file's name, and shows its message.
 *
 * @returns whether a widget shows a message; false for every other error
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
  // A screen reader reads the field's message when the field gets the focus, so the message must be on the page.
  setTimeout(() => input.focus());
  const event: RefusedFile = new Event('invalid', { cancelable: true });
  event.file = file.name;
  return !input.dispatchEvent(event);
}
