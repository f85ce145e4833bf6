/** What the store's `/remote/v1` calls answer. */
export interface RemoteAnswer<Data> {
  data: Data;
  /** The rendered partial; `''` when none was asked for, or none came. */
  content: string;
}

/** Reads such an answer; whatever it lacks is null or empty. PHP's empty list for an empty object is null. */
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
