import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data';

const file = join('node_modules', '@mdn', 'browser-compat-data', 'data.json');

/** MDN's browser compatibility data. An import would compile its 20 MB as a script. */
export const compatData = JSON.parse(readFileSync(file, 'utf8')) as CompatData;
