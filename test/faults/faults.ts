// npm run faults: the table of faults. Every row is a shopper's journey that meets a fault, in a real browser with its
// own local shop. Words select the rows with all of them in their names. A seed repeats the order and the random
// positions of an earlier run: npm run faults -- --seed 7 coupon 500
import { parseArgs } from 'node:util';
import { buildIfStale } from '../support/build/build-if-stale';
import { launchChromium } from '../support/driver/chromium';
import { everyRow } from './every-row';
import { faultKinds } from './fault';
import { withoutResponse } from './kinds/responses';
import { makeRandom } from './random';
import { repeatsCutPosts } from './repeats-cut-posts';
import { type Row, rowName } from './row';
import { type Outcome, runRow } from './run-row';
import { openShopWorker } from './shop-worker';

/** Parallel shoppers: a row mostly waits. */
const LANES = 4;

const {
  values: { seed = String(Date.now() % 100_000) },
  positionals,
} = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
const words = positionals.map((word) => word.toLowerCase());
const selected = everyRow.filter((row) => words.every((word) => rowName(row).toLowerCase().includes(word)));
if (selected.length === 0) throw new Error(`no row has ${words.join(' and ')} in its name`);

buildIfStale();
// Only localhost is resolved: a page's requests to other hosts fail at once.
const browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']);
const isRepeated = await repeatsCutPosts(browser);
const left = isRepeated
  ? selected.filter(({ journey, fault }) => journey.isNative && withoutResponse.includes(fault))
  : [];
const tried = selected.filter((row) => !left.includes(row));
for (const row of left) console.log(`not tried, because this browser posts a cut form again: ${rowName(row)}`);
console.log(`${tried.length} rows, seed ${seed}`);
const started = Date.now();
const rows = makeRandom(seed).shuffle(tried);
const outcomes: Outcome[] = [];
const again: string[] = [];
try {
  await Promise.all(Array.from({ length: Math.min(LANES, rows.length) }, work));
} finally {
  await browser.close();
}

console.log('');
for (const kind of faultKinds) {
  const ofKind = outcomes.filter(({ row }) => row.fault.kind === kind);
  const bad = ofKind.filter(({ problems }) => problems.length > 0).length;
  if (ofKind.length > 0)
    console.log(`${String(ofKind.length).padStart(4)}  ${kind}${bad > 0 ? `, ${bad} failed` : ''}`);
}
if (again.length > 0) console.log(`\nPassed only at the retry:\n${again.join('\n')}`);
const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
console.log(`\n${outcomes.length} rows in ${Math.round((Date.now() - started) / 1000)} s, seed ${seed}`);
console.log(`tests: ${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs rows until none are left. A retry separates a busy machine from a fault of ours. */
async function work(): Promise<void> {
  const worker = await openShopWorker(browser);
  for (let row = rows.shift(); row; row = rows.shift()) {
    const first = await tryRow(row);
    if (first.problems.length === 0) {
      outcomes.push(first);
      continue;
    }
    const second = await tryRow(row);
    if (second.problems.length === 0) again.push(`  ${rowName(row)}`);
    outcomes.push(second);
  }
  await worker.close();

  async function tryRow(row: Row): Promise<Outcome> {
    const outcome = await runRow(worker, row, seed);
    const { problems, milliseconds, ending } = outcome;
    console.log(`  ${problems.length > 0 ? 'FAILED' : ending.padEnd(6)} ${rowName(row)}, ${milliseconds} ms`);
    for (const problem of problems) console.log(`         ${problem}`);
    return outcome;
  }
}
