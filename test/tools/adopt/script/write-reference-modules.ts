// npx tsx test/tools/adopt/script/write-reference-modules.ts <git directory of the reference theme>
// Writes reference-modules.json: hashes of the modules of the releases 4.0 and later, of their hooks and of their statements.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digits, moduleHash, shortHash } from './known-modules';
import { moduleGraph } from './module-graph';
import { moduleHooks, moduleName } from './module-hooks';
import { hookKey } from './new-hooks';
import { statementHash, statementsOf } from './own-lines';

const [repository = '.'] = process.argv.slice(2);
const git = (...words: string[]): string =>
  execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 });

const releases = git('tag')
  .split('\n')
  .filter((tag) => /^v?[456]\.\d+\.\d+$/.test(tag));
const texts = new Map<string, Set<string>>();
const hooks = new Map<string, Set<string>>();
const statements = new Set<string>();
const seen = new Set<string>();

for (const release of releases) {
  const files = git('ls-tree', '-r', `refs/tags/${release}`, 'assets/js').matchAll(
    /^\d+ blob (\w+)\t(assets\/js\/(?!test-unit)\S+\.js)$/gm,
  );
  for (const [, blob = '', path = ''] of files) {
    if (seen.has(`${blob} ${path}`)) continue;
    seen.add(`${blob} ${path}`);
    const text = git('cat-file', 'blob', blob);
    const name = moduleName(path);
    add(texts, name, moduleHash(text));
    for (const one of statementsOf(text)) statements.add(statementHash(one));
    // Other modules are not read: an import counts by its specifier.
    const { module } = moduleGraph((one) => (one === path ? text : null));
    for (const hook of moduleHooks(module(path))) add(hooks, name, shortHash(hookKey(hook), digits.hook));
  }
}

function add(lists: Map<string, Set<string>>, name: string, hash: string): void {
  lists.set(name, (lists.get(name) ?? new Set()).add(hash));
}

const sorted = (lists: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...lists].sort().map(([name, hashes]) => [name, [...hashes].sort().join(' ')]));
const text = JSON.stringify(
  { texts: sorted(texts), hooks: sorted(hooks), statements: [...statements].sort().join(' ') },
  null,
  2,
);
writeFileSync(join(import.meta.dirname, 'reference-modules.json'), `${text}\n`);
console.log(`${releases.length} releases, ${texts.size} modules, ${text.length} bytes`);
