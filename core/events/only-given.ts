import { reportMissingName } from '../errors/report-missing-name';

/** Names that JavaScript itself reads, from any object. */
const READ_BY_LANGUAGE = ['then', 'toJSON'];

/**
 * Reports each name that a script reads from the library, or from a part of it, and that is not there, once. Its value stays
 * `undefined`.
 *
 * @param path the name of the library or the part
 */
export function onlyGiven<Part extends object>(path: string, part: Part): Part {
  const reported = new Set<string | symbol>(READ_BY_LANGUAGE);
  const parts = Object.entries(part).map(([name, one]: [string, unknown]) => [
    name,
    typeof one === 'object' && one ? onlyGiven(`${path}.${name}`, one) : one,
  ]);
  return new Proxy(Object.fromEntries(parts) as Part, {
    get(target, name) {
      if (!(name in target) && typeof name === 'string' && !reported.has(name)) {
        reported.add(name);
        reportMissingName(`${path}.${name}`);
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}
