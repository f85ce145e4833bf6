import type { LocalShop } from '../shop/create-local-shop';

/** What every chunk needs, and every page asks for first once a widget is due. */
const runtime = '/assets/cdn/widgets/*/runtime.js';
const loader = '/assets/cdn/widgets/*/loader.js';

/** Keeps the widgets' code back, as a slow line would, on this page and the next; what is returned lets it through. */
export function holdCode(shop: LocalShop): () => void {
  const { faults } = shop.world;
  // What two faults hold would be let through by none.
  const isHeld = faults.all().some(({ kind }) => kind === 'hold');
  // The idle page asks for it, then the press, then a second try.
  for (const nth of isHeld ? [] : [1, 2, 3, 4, 5, 6, 7, 8]) faults.add({ kind: 'hold', path: runtime, nth });
  return () => faults.calm();
}

/** As if the code, or the loader that asks for it, had never been uploaded. */
export function blockCode(shop: LocalShop, which: 'chunks' | 'loader'): void {
  shop.world.faults.add({
    kind: 'status',
    path: which === 'chunks' ? runtime : loader,
    status: 404,
    type: 'text/plain',
  });
}
