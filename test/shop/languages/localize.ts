import type { Language } from './language';

/** Files, and the links of the language selector, have the same URL in all languages. */
const files = /^\/(assets|images|stencil|content|favicon\.ico)(\/|$)/;
const untouched = 'language_selector';

/**
 * Adds the language's path prefix to a URL of the shop that lacks it. Other URLs stay unchanged.
 *
 * @param origin of the shop, such as `http://localhost:3000`
 */
export function localizeUrl(url: string, origin: string, { path }: Language): string {
  const isWhole = url.startsWith(`${origin}/`);
  const local = isWhole ? url.slice(origin.length) : url;
  if (path === '' || !/^\/(?!\/)\S*$/.test(local) || files.test(local)) return url;
  const isDone = new RegExp(`^${path}([/?#]|$)`).test(local);
  return isDone ? url : (isWhole ? origin : '') + path + local;
}

/**
 * Localizes all URLs in a page's context or in the response of a call. HTML is not changed, because a merchant's
 * text stays as written.
 */
export function localize<Value>(value: Value, origin: string, language: Language): Value {
  if (language.path === '') return value;
  const walk = (at: unknown): unknown => {
    if (typeof at === 'string') return localizeUrl(at, origin, language);
    if (Array.isArray(at)) return at.map(walk);
    if (!isPlain(at)) return at;
    return Object.fromEntries(
      Object.entries(at).map(([name, below]) => [name, name === untouched ? below : walk(below)]),
    );
  };
  return walk(value) as Value;
}

/** Whether a value is a plain object of any realm: its prototype is null or has no prototype itself. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const above = Object.getPrototypeOf(value) as object | null;
  return above === null || Object.getPrototypeOf(above) === null;
}
