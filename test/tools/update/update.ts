// npm run update: writes all generated files: the loader's table, the chapters of WIDGETS.md and OPERATING.md, SKILL.md,
// COMPARED.md, the types, the data for editors, the accepted sizes and the languages' words. It also builds the bundle.
import { spawnSync } from 'node:child_process';

const steps = [
  ['tsx', 'test/tools/update/write-table.ts'],
  ['tsx', 'test/tools/manual/write-manual.ts'],
  ['node', 'build.mjs', '--accept'],
  // Last, so that a request for missing texts is the last line.
  ['tsx', 'test/tools/words/write-words.ts'],
];

const failed = steps.find(([program = '', ...args]) => {
  const loader = program === 'tsx' ? ['--import', 'tsx'] : [];
  return spawnSync(process.execPath, [...loader, ...args], { stdio: 'inherit' }).status !== 0;
});
if (failed) {
  console.error(`update: ${failed.join(' ')} failed; what comes after it is not written`);
  process.exitCode = 1;
}
