import { callSafely } from '../../core/events/dispatch-safely';
import { onlyGiven } from '../../core/events/only-given';

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
