import { ShopError } from '../errors/shop-error';

/** The answer of the shop's `/remote/v1` calls. */
export interface RemoteAnswer<Data> {
  data: Data;
  /** The rendered partial; `''` when none was asked for, or none came. */
  content: string;
}

/**
 * Refuses a text where the shop sends data: some proxy's page of HTML, which says yes by its status alone.
 *
 * @returns the answer; an empty one says no less than the status
 * @throws ShopError
 */
export function readData(answer: unknown): unknown {
  if (typeof answer === 'string' && answer) throw new ShopError('data', 'The answer is a text');
  return answer;
}

/** Reads such an answer; a missing field is null or empty. PHP prints an empty object as an empty list: it counts as null. */
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
