import type { LocalShop } from '../shop/create-local-shop';

/** Every chunk imports it, and every page requests it first when a widget is due. */
const runtime = '/assets/cdn/widgets/*/runtime.js';
const loader = '/assets/cdn/widgets/*/loader.js';

/**
 * Delays the widgets' code on this page and the next, as a slow connection would. Returns a function that releases it.
 */
export function holdCode(shop: LocalShop): () => void {
  const { faults } = shop.world;
  // A request that two faults hold would not be released.
  const isHeld = faults.all().some(({ kind }) => kind === 'hold');
  // The idle page requests it, then the press, then a retry.
  for (const nth of isHeld ? [] : [1, 2, 3, 4, 5, 6, 7, 8]) faults.add({ kind: 'hold', path: runtime, nth });
  return () => faults.calm();
}

/** The shop responds as if the code, or the loader that requests it, had never been uploaded. */
export function blockCode(shop: LocalShop, which: 'chunks' | 'loader'): void {
  shop.world.faults.add({
    kind: 'status',
    path: which === 'chunks' ? runtime : loader,
    status: 404,
    type: 'text/plain',
  });
}
