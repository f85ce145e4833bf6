import { ownOptions } from '../page/own-options';
import { htmlToText } from '../page/html-to-text';

/** The fields of an answer with error texts for the shopper. */
interface Refusal {
  error?: unknown;
  errors?: unknown;
  data?: Refusal | null;
}

/**
 * Finds the error texts for the shopper in an answer: its `error` and its list of `errors`, else those in its `data`.
 * Other fields and a whole page of HTML are not for shoppers.
 *
 * @returns plain text, one line per error; `''` when there is none
 */
export function errorText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, errors, data } = ownOptions<Refusal>(body);
  const found = [error, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  const texts = found.filter((text) => typeof text === 'string').map(htmlToText);
  return texts.filter(Boolean).join('\n') || errorText(data);
}
