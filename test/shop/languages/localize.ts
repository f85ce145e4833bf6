import type { Language } from './language';

/** Files have one address in all languages; so have the links of the language selector. */
const files = /^\/(assets|images|stencil|content|favicon\.ico)(\/|$)/;
const untouched = 'language_selector';

/**
 * Puts the language's folder in front of an address of the shop, if it is one and doesn't have it yet.
 *
 * @param origin of the shop, such as `http://localhost:3000`
 */
export function localizeAddress(address: string, origin: string, { path }: Language): string {
  const isWhole = address.startsWith(`${origin}/`);
  const local = isWhole ? address.slice(origin.length) : address;
  if (path === '' || !/^\/(?!\/)\S*$/.test(local) || files.test(local)) return address;
  const isDone = new RegExp(`^${path}([/?#]|$)`).test(local);
  return isDone ? address : (isWhole ? origin : '') + path + local;
}

/**
 * The same for all addresses in a page's context or in a call's answer. HTML is left alone: a text that a merchant
 * wrote stays as it is written.
 */
export function localize<Value>(value: Value, origin: string, language: Language): Value {
  if (language.path === '') return value;
  const walk = (at: unknown): unknown => {
    if (typeof at === 'string') return localizeAddress(at, origin, language);
    if (Array.isArray(at)) return at.map(walk);
    if (!isPlain(at)) return at;
    return Object.fromEntries(
      Object.entries(at).map(([name, below]) => [name, name === untouched ? below : walk(below)]),
    );
  };
  return walk(value) as Value;
}

/** Whether a value is an object of data, no matter from which realm: what its prototype has above it is nothing. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const above = Object.getPrototypeOf(value) as object | null;
  return above === null || Object.getPrototypeOf(above) === null;
}
