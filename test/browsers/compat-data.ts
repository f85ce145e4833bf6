import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data';

const file = join('node_modules', '@mdn', 'browser-compat-data', 'data.json');

/** What browsers have, by MDN. Imported, its 20 MB would be compiled as a script. */
export const compatData = JSON.parse(readFileSync(file, 'utf8')) as CompatData;
