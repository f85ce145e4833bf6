import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from '../../theme/folders';
import type { ClientScript } from './build-client-script';

/** A script of the inspector for the browser. It is not in the bundle. The npm package has it built. */
export const clientScript = async (name: ClientScript): Promise<string> =>
  typeof PACKAGED === 'undefined'
    ? (await import('./build-client-script')).buildClientScript(name)
    : readFile(join(folders.shop, 'inspector', `${name}.js`), 'utf8');
