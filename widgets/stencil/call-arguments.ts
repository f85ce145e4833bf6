import type { FormFields, Templates } from '../../core/api/wire';

export interface RequestOptions {
  /** Origin and language path; without it, the page's language path. */
  readonly baseUrl?: string | null;
  readonly formData?: FormData | null;
  readonly params?: FormFields | null;
  readonly config?: Readonly<Record<string, unknown>> | null;
  readonly template?: Templates | null | undefined;
  readonly abortSignal?: AbortSignal | null;
}

export type Callback = (error: unknown, response?: unknown) => unknown;

/** Calls back with an error, or with null and the response of any status. */
export type SendRequest = (
  method: string,
  path: string,
  options: RequestOptions | null | undefined,
  callback: Callback,
) => void;

/** The options may be left out. */
export type Optional = [Callback] | [RequestOptions | null | undefined, Callback];

/** The template may be left out. */
export type WithTemplate = [Callback, RequestOptions?] | [RequestOptions['template'], Callback, RequestOptions?];

export const separate = (given: Optional): [RequestOptions, Callback] => {
  const [options, callback] = given;
  return typeof options === 'function' ? [{}, options] : [options ?? {}, callback as Callback];
};

export const separateTemplate = (given: WithTemplate): [RequestOptions['template'], Callback, RequestOptions?] =>
  typeof given[0] === 'function'
    ? [null, ...(given as [Callback, RequestOptions?])]
    : (given as [RequestOptions['template'], Callback, RequestOptions?]);
