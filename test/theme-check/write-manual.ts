// npm run manual: writes the theme authors' manual, the guide's written chapters and the types for other scripts anew.
import { writeFileSync } from 'node:fs';
import { guide, guidePath } from './guide/guide';
import { storefrontTypes, typesPath } from './guide/storefront-types';
import { manual, manualPath } from './manual';

const documents = { [manualPath]: await manual(), [guidePath]: guide(), [typesPath]: storefrontTypes() };
for (const [path, text] of Object.entries(documents)) {
  writeFileSync(path, text);
  console.log(`${path} written`);
}
