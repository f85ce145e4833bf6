import type { Callback, RequestOptions } from './create-ask';

/** The last arguments of a call whose options may be left out. */
export type Optional = [Callback] | [RequestOptions | null | undefined, Callback];

/** The last arguments of a call whose template may be left out. */
export type WithTemplate = [Callback, RequestOptions?] | [RequestOptions['template'], Callback, RequestOptions?];

/** The options and the callback. */
export const separate = (given: Optional): [RequestOptions, Callback] => {
  const [options, callback] = given;
  return typeof options === 'function' ? [{}, options] : [options ?? {}, callback as Callback];
};

/** The template, the callback and the options. */
export const separateTemplate = (given: WithTemplate): [RequestOptions['template'], Callback, RequestOptions?] =>
  typeof given[0] === 'function'
    ? [null, ...(given as [Callback, RequestOptions?])]
    : (given as [RequestOptions['template'], Callback, RequestOptions?]);
