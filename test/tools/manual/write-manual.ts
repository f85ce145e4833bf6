// Writes the generated chapters of the documents and the types for other scripts anew: a part of `npm run update`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { storefrontTypes, typesPath } from './storefront-types';
import { writtenDocuments } from './written-documents';

writeAll({ ...(await writtenDocuments()), [typesPath]: storefrontTypes() });

/** Writes the files whose text differs, and prints their paths. */
function writeAll(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    console.log(`${path} written`);
  }
}
