import { htmlToText } from '../page/html-to-text';

/** The fields in which the store's answers say to the shopper what is wrong. */
interface Refusal {
  error?: unknown;
  errors?: unknown;
  data?: Refusal | null;
}

/**
 * What an answer says to the shopper, as plain text: an `error`, or a list of `errors`, of the answer or of
 * its `data`. An error page's HTML, and titles of the management API, are nothing for shoppers.
 *
 * @returns `''` when there is nothing to say
 */
export function errorText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, errors, data } = body as Refusal;
  const said = [error, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  const texts = said.filter((text) => typeof text === 'string').map(htmlToText);
  return texts.filter(Boolean).join('\n') || errorText(data);
}
