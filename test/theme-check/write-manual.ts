// npm run manual: writes the lists of the groups, the theme authors' manual, the guide's written chapters and the types
// for other scripts anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { groupList } from './group-list';
import { guide, guidePath } from './guide/guide';
import { storefrontTypes, typesPath } from './guide/storefront-types';
import { groupNames } from './known-contracts';
import { manual, manualPath } from './manual';

// The manual is read from the groups.
writeAll(Object.fromEntries(groupNames().map((group) => [`widgets/${group}/group.ts`, groupList(group)])));
writeAll({ [manualPath]: await manual(), [guidePath]: guide(), [typesPath]: storefrontTypes() });

/** Names the files that have changed. */
function writeAll(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    console.log(`${path} written`);
  }
}
