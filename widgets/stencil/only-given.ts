import { report } from '../../core/errors/report';
import { isObject } from './field-of';

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
    isObject(one) ? onlyGiven(`${path}.${name}`, one) : one,
  ]);
  return new Proxy(Object.fromEntries(parts) as Part, {
    get(target, name) {
      if (!(name in target) && typeof name === 'string' && !reported.has(name)) {
        reported.add(name);
        const message = `${path}.${name} is not available: change the script that reads it, or load the platform's library`;
        report({ kind: 'listener', widget: 'stencil-utils', message });
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}
