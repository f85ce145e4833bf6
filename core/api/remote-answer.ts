import { ShopError } from '../errors/shop-error';

/** The answer of the shop's `/remote/v1` calls. */
export interface RemoteAnswer<Data> {
  data: Data;
  /** The rendered partial; `''` when the answer has none. */
  content: string;
}

/**
 * Refuses a text in place of data: a proxy may answer with an HTML page and the status 200.
 *
 * @returns the answer, which may be empty
 * @throws ShopError for a text
 */
export function readData(answer: unknown): unknown {
  if (typeof answer === 'string' && answer) throw new ShopError('data', 'The answer is a text');
  return answer;
}

/** Reads a `/remote/v1` answer. A missing field is null or empty. An empty list is null, because PHP prints an empty object as one. */
export function readRemote<Data>(answer: unknown): RemoteAnswer<Data | null> {
  const { data, content } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    data?: unknown;
    content?: unknown;
  };
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    data: isObject ? (data as Data) : null,
    content: typeof content === 'string' ? content : '',
  };
}
