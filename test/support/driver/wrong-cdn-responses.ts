import { readFileSync } from 'node:fs';
import type { LocalShop } from '../../shop/create-local-shop';
import { buildIfStale, distFolder } from '../build/build-if-stale';

/** The page's error once a wrong response has run. */
const ERROR = 'wrong code of the CDN has run';
const code = `reportError(new Error('${ERROR}'));`;

const cdn = '/assets/cdn/widgets';
const elsewhere = `${cdn}/elsewhere`;
const uncached = { 'cache-control': 'no-store' };

/** A way in which a CDN sends other code than was uploaded. */
export interface WrongResponse {
  readonly name: string;
  /** Whether the browser never gets the correct file. Otherwise the correct file may still run. */
  readonly isTotal: boolean;
  /** @param file its name without the extension */
  serve(shop: LocalShop, file: string): void;
}

const pathOf = (file: string) => `${distFolder.replace('dist', cdn)}/${file}.js`;

/** Makes the browser request the file again each time. */
function forbidCaching({ world }: LocalShop, file: string): string {
  const path = pathOf(file);
  world.faults.add({ kind: 'headers', path, headers: uncached });
  return path;
}

const byHeader: WrongResponse = {
  name: 'scripts get other bytes than fetches',
  isTotal: true,
  serve: (shop, file) => {
    shop.world.faults.add({ kind: 'forge', path: forbidCaching(shop, file), isCall: false, code });
  },
};

const byOrder = (after: number): WrongResponse => ({
  name: `other bytes after ${after} correct answer${after > 1 ? 's' : ''}`,
  isTotal: false,
  serve: (shop, file) => {
    shop.world.faults.add({ kind: 'forge', path: forbidCaching(shop, file), after, code });
  },
});

/** Redirects scripts to another folder, which has the given files. */
const redirected = (
  name: string,
  isTotal: boolean,
  filesFor: (file: string) => Readonly<Record<string, string>>,
): WrongResponse => ({
  name,
  isTotal,
  serve: (shop, file) => {
    const path = forbidCaching(shop, file);
    const headers = { ...uncached, location: `${elsewhere}/${file}.js` };
    shop.world.faults.add({ kind: 'status', path, isCall: false, status: 302, headers });
    for (const [name, body] of Object.entries(filesFor(file))) {
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

/** Wrong responses that only a file meets which a page requests more than once, as it requests each chunk. */
export const wrongLater: readonly WrongResponse[] = [byOrder(1), byOrder(2)];

/** Wrong responses that the first request meets too. */
export const wrongAtOnce: readonly WrongResponse[] = [
  byHeader,
  redirected('a redirect to other bytes', true, (file) => ({ [file]: forged(file) })),
  // A module that was loaded from another folder imports from that folder.
  redirected('a redirect to a folder with another runtime', false, (file) => ({
    runtime: forged('runtime'),
    [file]: built(file),
  })),
  {
    name: 'other bytes for every request, with caching',
    isTotal: true,
    serve: ({ world }, file) => world.faults.add({ kind: 'forge', path: pathOf(file), code }),
  },
];
