import { readFileSync } from 'node:fs';
import { buildIfStale, distFolder } from '../build/build-if-stale';
import type { LocalShop } from '../../shop/create-local-shop';

/** The page's complaint once a lie has run. */
const LIE = 'a lie of the CDN has run';
const code = `reportError(new Error('${LIE}'));`;

const cdn = '/assets/cdn/widgets';
const elsewhere = `${cdn}/elsewhere`;
const uncached = { 'cache-control': 'no-store' };

/** A way in which a CDN sends other code than it was given. */
export interface Lie {
  readonly name: string;
  /** No file that is lied about can run; else the browser may get the true one. */
  readonly isTotal: boolean;
  /** @param file without its ending */
  tell(shop: LocalShop, file: string): void;
}

const pathOf = (file: string) => `${distFolder.replace('dist', cdn)}/${file}.js`;

/** Lets each answer be asked for anew. */
function forgetAnswers({ world }: LocalShop, file: string): string {
  const path = pathOf(file);
  world.faults.add({ kind: 'headers', path, headers: uncached });
  return path;
}

const byHeader: Lie = {
  name: 'to scripts, and not to what is read',
  isTotal: true,
  tell: (shop, file) => {
    shop.world.faults.add({ kind: 'forge', path: forgetAnswers(shop, file), isCall: false, code });
  },
};

const byOrder = (after: number): Lie => ({
  name: `after ${after} true answer${after > 1 ? 's' : ''}`,
  isTotal: false,
  tell: (shop, file) => {
    shop.world.faults.add({ kind: 'forge', path: forgetAnswers(shop, file), after, code });
  },
});

/** Sends scripts to another folder, with what it holds. */
const redirected = (name: string, isTotal: boolean, held: (file: string) => Readonly<Record<string, string>>): Lie => ({
  name,
  isTotal,
  tell: (shop, file) => {
    const path = forgetAnswers(shop, file);
    const headers = { ...uncached, location: `${elsewhere}/${file}.js` };
    shop.world.faults.add({ kind: 'status', path, isCall: false, status: 302, headers });
    for (const [name, body] of Object.entries(held(file))) {
      const other = { path: `${elsewhere}/${name}.js`, status: 200, type: 'text/javascript', headers: uncached };
      shop.world.faults.add({ kind: 'status', body, ...other });
    }
  },
});

const built = (file: string): string => {
  buildIfStale();
  return readFileSync(`${distFolder}/${file}.js`, 'utf8');
};
const forged = (file: string): string => code + built(file);

/** Every way. */
export const lies: readonly Lie[] = [
  byHeader,
  byOrder(1),
  byOrder(2),
  redirected('after a redirect', true, (file) => ({ [file]: forged(file) })),
  // A module that came from another folder would import from there.
  redirected('beside the true file, after a redirect', false, (file) => ({
    runtime: forged('runtime'),
    [file]: built(file),
  })),
  {
    name: 'from a cache of another version',
    isTotal: true,
    tell: ({ world }, file) => world.faults.add({ kind: 'forge', path: pathOf(file), code }),
  },
];
