// npm run faults: the table of faults. Every row is a shopper's journey that meets a fault, in a real browser with its
// own local shop. Words select the rows with all of them in their names. A seed repeats the order and the random
// positions of an earlier run: npm run faults -- --seed 7 coupon 500
import { parseArgs } from 'node:util';
import { buildIfStale } from '../support/build/build-if-stale';
import { launchChromium } from '../support/driver/chromium';
import { chooseCases, type Outcome, Run } from '../support/runs/run-cases';
import { everyRow } from './every-row';
import { faultKinds } from './fault';
import { withoutResponse } from './kinds/responses';
import { makeRandom } from './random';
import { repeatsCutPosts } from './repeats-cut-posts';
import { rowName } from './row';
import { type RowResult, runRow } from './run-row';
import { openShopWorker } from './shop-worker';

/** Parallel shoppers: a row mostly waits. */
const LANES = 4;

const {
  values: { seed = String(Date.now() % 100_000) },
  positionals,
} = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
const selected = chooseCases(everyRow, rowName, positionals, 'every');

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
const outcomes: Outcome<RowResult>[] = [];
const run = new Run();
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
console.log(`\n${outcomes.length} rows in ${Math.round((Date.now() - started) / 1000)} s, seed ${seed}`);
run.end();

/** Runs rows until none are left. */
async function work(): Promise<void> {
  const worker = await openShopWorker(browser);
  for (let row = rows.shift(); row; row = rows.shift()) {
    const next = row;
    outcomes.push(await run.runCase(rowName(next), () => runRow(worker, next, seed)));
  }
  await worker.close();
}
