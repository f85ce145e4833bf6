// npm run endurance: an hour of shopping in minutes, on pages that are never left. The memory of each page is measured
// at regular intervals, and must not grow. Words select the workloads with one of them in their names; --short runs a
// sixth of the rounds: npm run endurance -- --short cart
import { parseArgs } from 'node:util';
import { createLocalShop } from '../shop/create-local-shop';
import { buildIfStale } from '../support/build/build-if-stale';
import { launchChromium } from '../support/driver/chromium';
import { chooseCases, Run } from '../support/runs/run-cases';
import { allWorkloads } from './all-workloads';
import { leaksIn } from './growth';
import { printWorkload } from './print-workload';
import { type Measure, runWorkload } from './run-workload';

const { values, positionals: words } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });
const measure: Measure = values.short ? { share: 1 / 6, slots: 2_000 } : { share: 1, slots: 10_000 };
const workloads = chooseCases(allWorkloads, ({ name }) => name, words);

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
const run = new Run();
try {
  for (const workload of workloads) {
    await run.runCase(workload.name, async () => {
      shop.reset();
      const result = await runWorkload(browser, url, workload, measure);
      console.log(printWorkload(workload, result));
      return { problems: [...leaksIn(result.weights).map((figure) => `leak of ${figure}`), ...result.trouble] };
    });
  }
} finally {
  await browser.close();
  await shop.close();
}
run.end();
