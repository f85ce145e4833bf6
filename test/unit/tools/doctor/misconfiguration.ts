import type { Passing, Seed } from './seeded-shop';

/** An error of an operator, or a failure. */
export interface Misconfiguration extends Seed {
  readonly name: string;
  /** Paths other than `/`. */
  readonly paths?: readonly string[];
  /** Timeout of a response, in seconds. */
  readonly seconds?: number;
  /**
   * All sentences of the doctor. `{shop}` and `{cdn}` are placeholders for URLs, `{loader}` for the loader's hash.
   */
  readonly sentences: readonly string[];
}

/** Changes the HTML of every page. */
export const rewritten =
  (from: string | RegExp, to: string) =>
  (response: Passing): undefined => {
    const html = response.body.toString();
    const changed = html.replace(from, to);
    if (changed === html) throw new Error(`no page has ${String(from)}`);
    response.body = Buffer.from(changed);
  };

/** Changes the policy of every page. */
export const withPolicy =
  (change: (policy: string) => string, header = 'content-security-policy') =>
  (response: Passing): undefined => {
    const policy = String(response.headers['content-security-policy']);
    const changed = change(policy);
    if (changed === policy && header === 'content-security-policy') throw new Error(`the policy is ${policy}`);
    response.headers = { ...response.headers, [header]: changed };
  };

/** Changes headers of one file, or of all. */
export const withHeaders =
  (headers: Passing['headers'], only = /\.js$/) =>
  (response: Passing, name: string): undefined => {
    if (only.test(name)) response.headers = { ...response.headers, ...headers };
  };
