// npm run bench: the weight of the bundle and its cost to the processor, beside the targets and the platform's
// reference theme; also written to results.json.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { launchChromium } from '../browser/driver/chromium';
import { createLocalShop } from '../shop/create-local-shop';
import { benchPages } from './bench-pages';
import { bundleBytes } from './bundle-bytes';
import { heading, isMissed, printFigures, type Figure } from './figure';
import { measureChoice } from './measure-choice';
import { loaderBytes, measurePage } from './measure-page';
import { measurePresses } from './measure-presses';
import type { SlotCase } from './measure-slots';
import { serveProductsPage } from './products-page';
import { slotFigures } from './slot-figures';
import { serveSlotsPage, type BenchSlot } from './slots-page';

const resultsFile = 'test/bench/results.json';
const runs = 3;
const [busyAtFirst = 0] = loadavg();

const store = createLocalShop();
const address = await store.listen(0);
const browser = await launchChromium();
const figures: Figure[] = [];
const note = (...noted: readonly Figure[]) => {
  figures.push(...noted);
  console.log(printFigures(noted));
};
const { catalogue } = store.world;
const withChoices = catalogue.products.find(({ variants, options }) => variants.length > 1 && options.length > 1);
if (!withChoices) throw new Error('the catalogue has no product with variants');

const noteSlots = async (name: string, of: SlotCase): Promise<number> => {
  const { figures: noted, time } = await slotFigures(browser, address, name, of, runs);
  note(...noted);
  return time;
};
const slotsOf = (widget: BenchSlot, count: number, way: SlotCase['way'] = 'adopted') =>
  noteSlots(`${count} ${widget}`, { serve: (page) => serveSlotsPage(page, widget, count), way });

try {
  console.log(heading);
  for (const [file, bytes] of Object.entries(bundleBytes())) {
    note({ what: `bytes of ${file}`, value: bytes, unit: 'B br', ...(file === 'loader' && { target: loaderBytes }) });
  }
  for (const page of benchPages(catalogue)) note(...(await measurePage(browser, address, page, runs)));

  note(...(await measurePresses(browser, address, withChoices, runs)));
  const choice = await measureChoice(browser, address, withChoices);
  note(
    {
      what: `option change: answer to painted (${choice.choices} choices)`,
      value: choice.answerToPainted,
      unit: 'ms',
      target: 32,
    },
    { what: 'option change: press to painted', value: choice.pressToPainted, unit: 'ms', target: 32 },
  );

  await noteSlots('a category of 100 products', {
    serve: (page, shop) => serveProductsPage(page, shop, 100),
    way: 'adopted',
  });
  for (const count of [1, 10, 100, 1_000]) {
    await slotsOf('product-stock', count);
    const adopted = await slotsOf('quantity', count);
    const anew = await slotsOf('quantity', count, 'rendered anew');
    note({ what: `${count} quantity: adopted over rendered anew`, value: adopted / anew, unit: '×' });
  }
} finally {
  await browser.close();
  await store.close();
}
writeFileSync(resultsFile, `${JSON.stringify(figures, null, 2)}\n`);
const missed = figures.filter(isMissed);
const isBusy = busyAtFirst > availableParallelism() / 2;
console.log(`
${figures.length} figures in ${resultsFile}, ${missed.length} miss their target.
Cornerstone: what a production build of 6.21.0 was seen to load, its own scripts only. Times: a quarter of the processor's speed.${isBusy ? '\nThe machine was busy when it began: compare no times but those of one run.' : ''}`);
