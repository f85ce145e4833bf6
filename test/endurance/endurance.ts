// npm run endurance: an hour of shopping in minutes, on pages that are never left. The memory of each page is measured
// at regular intervals, and must not grow. Words select the workloads with one of them in their names; --short runs a
// sixth of the rounds: npm run endurance -- --short cart
import { parseArgs } from 'node:util';
import { createLocalShop } from '../shop/create-local-shop';
import { buildIfStale } from '../support/build/build-if-stale';
import { launchChromium } from '../support/driver/chromium';
import { allWorkloads } from './all-workloads';
import { leaksIn } from './growth';
import { printWorkload } from './print-workload';
import { type Measure, runWorkload } from './run-workload';

const { values, positionals: words } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });
const measure: Measure = values.short ? { share: 1 / 6, slots: 2_000 } : { share: 1, slots: 10_000 };
const workloads = allWorkloads.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (workloads.length === 0) throw new Error(`no workload has ${words.join(' or ')} in its name`);

buildIfStale();
// Repeated requests are answered by a script in the page, which a strict content security policy forbids.
const shop = createLocalShop({
  settings: { csp: false, themeSettings: { categorypage_products_per_page: 4 } },
});
const url = await shop.listen(0);
// Chromium would throttle a shopper who turns so many pages in a minute.
const browser = await launchChromium([
  '--disable-ipc-flooding-protection',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]);
let failed = 0;
try {
  for (const workload of workloads) {
    shop.reset();
    const result = await runWorkload(browser, url, workload, measure);
    console.log(`${printWorkload(workload, result)}\n`);
    if (leaksIn(result.weights).length > 0 || result.trouble.length > 0) failed += 1;
  }
} finally {
  await browser.close();
  await shop.close();
}
console.log(`tests: ${workloads.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
