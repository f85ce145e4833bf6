import { report } from '../../core/errors/report';
import { callSafely } from '../../core/events/dispatch-safely';

/**
 * Reports a name of the platform's library that another script reads and that is not there.
 *
 * @param path the whole name: `stencilUtils.api.cart.checkout`
 */
function reportMissingName(path: string): void {
  const message = `${path} is not available: change the script that reads it, or load the platform's library`;
  report({ kind: 'listener', message });
}

/** Names that JavaScript itself reads, from any object. */
const READ_BY_LANGUAGE = ['then', 'toJSON'];

/**
 * Reports each name that a script reads from the library, or from a part of it, and that is not there, once. Its value stays
 * `undefined`.
 *
 * @param path the name of the library or the part
 */
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

/** A call that the page's stub has recorded: the names below `stencilUtils`, and the arguments. */
type EarlyCall = readonly [path: readonly string[], given: readonly unknown[]];

declare global {
  interface Window {
    /** The calls that scripts have made before the widget was mounted. `components/widgets/stencil-utils` records them. */
    stencilUtilsCalls?: EarlyCall[];
  }
}

/**
 * Makes the library global, and does the calls that the page has recorded before. If another script has put its own
 * library in place of the page's stub, the calls go there, and ours is not used.
 *
 * @returns a function that takes the library away
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
