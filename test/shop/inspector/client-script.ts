import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from '../../theme/folders';
import type { ClientScript } from './build-client-script';

/** Returns a script of the inspector for the browser: built on request here, read from a file in the npm package. */
export const clientScript = async (name: ClientScript): Promise<string> =>
  typeof PACKAGED === 'undefined'
    ? (await import('./build-client-script')).buildClientScript(name)
    : readFile(join(folders.shop, 'inspector', `${name}.js`), 'utf8');
