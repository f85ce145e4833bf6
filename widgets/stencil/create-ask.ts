import type { FormFields } from '../../core/api/encode-form';
import type { Call } from '../../core/api/send';
import type { Templates } from '../../core/api/stencil-headers';
import { callSafely } from '../../core/events/dispatch-safely';
import { fieldOf, isObject } from './field-of';

/** The options of a request, with the names of the platform's library. */
export interface RequestOptions {
  /** The origin and the language path in front of the path. Without it the path gets the language path of the page. */
  readonly baseUrl?: string | null;
  readonly formData?: FormData | null;
  readonly params?: FormFields | null;
  readonly config?: Readonly<Record<string, unknown>> | null;
  readonly template?: Templates | null | undefined;
  readonly abortSignal?: AbortSignal | null;
}

export type Callback = (error: unknown, response?: unknown) => unknown;

/** Sends a request, and calls back with an error, or with null and the response of any status. */
export type Ask = (
  method: string,
  path: string,
  options: RequestOptions | null | undefined,
  callback: Callback,
) => void;

/** Makes the function that sends requests as the platform's library does. */
export const createAsk =
  (send: (call: Call) => Promise<unknown>): Ask =>
  (method, path, options, callback) => {
    const { baseUrl, formData, params, config, template, abortSignal } = options ?? {};
    const respond = (...given: Parameters<Callback>) => callSafely(`stencilUtils ${path}`, () => callback(...given));
    send({
      // The shop's calls refuse any other method with an error, which the callback gets.
      method: method as Call['method'],
      path: (baseUrl ?? '') + path,
      ...(method === 'GET' ? { query: params ?? undefined } : { form: formData ?? params ?? {} }),
      template: template ?? undefined,
      config: config ?? undefined,
      signal: abortSignal ?? undefined,
      anyStatus: true,
    }).then(
      (response) => respond(null, template ? shapeResponse(response, template, path) : response),
      (error: unknown) => respond(error),
    );
  };

/**
 * Gives the HTML of several partials the caller's names for them, or their paths without `components/`. A remote call has the
 * HTML in `content`, beside data.
 */
function shapeResponse(response: unknown, template: Templates, path: string): unknown {
  const isRemote = path.includes('/remote/');
  const content = isRemote ? fieldOf(response, 'content') : response;
  if (!isObject(content)) return response;
  const byPath = Object.fromEntries(
    Object.entries(content).map(([partial, html]) => [partial.replace(/^components\//, ''), html]),
  );
  const shaped: Record<string, unknown> = { ...byPath };
  if (typeof template === 'object' && !Array.isArray(template)) {
    const names = Object.entries<string>(template);
    for (const [, partial] of names) delete shaped[partial];
    for (const [name, partial] of names) shaped[name] = byPath[partial];
  }
  return isRemote ? { ...(response as object), content: shaped } : shaped;
}
