import { ownOptions } from '../page/own-options';
import { ShopError } from '../errors/shop-error';

/** The answer of the shop's `/remote/v1` calls. */
export interface RemoteAnswer<Data> {
  data: Data;
  /** The rendered partial; `''` when none was requested, or the answer has none. */
  content: string;
}

/**
 * Rejects text in place of the shop's data, e.g. the HTML page of a proxy with status 200 (decision 2).
 *
 * @returns the answer; an empty answer is accepted, because the shop may send status 204
 * @throws ShopError when the answer is text
 */
export function readData(answer: unknown): unknown {
  if (typeof answer === 'string' && answer) throw new ShopError('data', 'The answer is a text');
  return answer;
}

/**
 * Reads an answer of a `/remote/v1` call. Missing `data` becomes null, missing `content` becomes `''`. PHP prints an empty
 * object as an empty list, so a list counts as missing `data`.
 */
export function readRemote<Data>(answer: unknown): RemoteAnswer<Data | null> {
  const { data, content } = ownOptions<{ data?: unknown; content?: unknown }>(
    typeof answer === 'object' && answer !== null ? answer : {},
  );
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    data: isObject ? (data as Data) : null,
    content: typeof content === 'string' ? content : '',
  };
}
