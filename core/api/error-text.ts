import { htmlToText } from '../page/html-to-text';

/** The fields of an answer with texts about a failure for the shopper. */
interface Refusal {
  error?: unknown;
  errors?: unknown;
  data?: Refusal | null;
}

/**
 * Finds the texts for the shopper in an answer: an `error`, or a list of `errors`, in the answer or in its `data`.
 * Other fields, and a whole page of HTML, are not meant for shoppers.
 *
 * @returns plain text, one line for each; `''` when there is none
 */
export function errorText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, errors, data } = body as Refusal;
  const found = [error, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  const texts = found.filter((text) => typeof text === 'string').map(htmlToText);
  return texts.filter(Boolean).join('\n') || errorText(data);
}
