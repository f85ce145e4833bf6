import { report } from '../../core/errors/report';
import { callSafely } from '../../core/events/dispatch-safely';

/** @param path such as `stencilUtils.api.cart.checkout` */
function reportMissingName(path: string): void {
  const message = `${path} is not available: change the script that reads it, or load the platform's library`;
  report({ kind: 'listener', message });
}

/** JavaScript itself reads these from any object. */
const READ_BY_LANGUAGE = ['then', 'toJSON'];

/** Reports each missing name once. */
function onlyGiven<Part extends object>(path: string, part: Part): Part {
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

/** The names below `stencilUtils`, and the arguments. */
type EarlyCall = readonly [path: readonly string[], given: readonly unknown[]];

declare global {
  interface Window {
    /** Recorded by `components/widgets/stencil-utils`. */
    stencilUtilsCalls?: EarlyCall[];
  }
}

/**
 * Replays recorded calls. Another script's library is used instead.
 *
 * @returns removes the library
 */
export function installLibrary(parts: object): () => void {
  const early = window.stencilUtilsCalls ?? [];
  const given = window.stencilUtils;
  const library = given && !('isStub' in given) ? given : onlyGiven('stencilUtils', parts);
  window.stencilUtils = library;
  const run = ([path, args]: EarlyCall): void =>
    callSafely(`stencilUtils.${path.join('.')}`, () => {
      const [name = '', ...owners] = [...path].reverse();
      const owner = owners.reduceRight((part, one) => Reflect.get(part, one) as object, library as object);
      Reflect.apply(Reflect.get(owner, name) as () => void, owner, args);
    });
  early.splice(0).forEach(run);
  // A script may have stored a part of the stub, and call it later.
  early.push = (...calls) => calls.map(run).length;
  return () => {
    if (window.stencilUtils === library && library !== given) delete window.stencilUtils;
  };
}
