// npm run bench: what the bundle weighs and what it costs, beside the targets; also written to results.json.
import { writeFileSync } from 'node:fs';
import { launchChromium } from '../browser/chromium';
import { createStore } from '../store/create-store';
import { bundleBytes } from './bundle-bytes';
import { isMissed, printFigures, type Figure } from './figure';
import { measureChoice } from './measure-choice';
import { measureLoad, type LoadFigures } from './measure-load';
import { measureSlots, type SlotCase, type SlotFigures } from './measure-slots';
import { median } from './median';
import { pageBytes } from './page-bytes';

// Bytes of the reference theme's own scripts on the same kinds of page.
const reference = { product: 89_290, category: 106_492, cart: 94_500, home: 87_825 };
const resultsFile = 'test/bench/results.json';
const runs = 3;

const store = createStore();
const address = await store.listen(0);
const browser = await launchChromium();
const figures: Figure[] = [];
const note = (...noted: Figure[]) => {
  figures.push(...noted);
  console.log(printFigures(noted));
};
const { catalogue } = store.world;
const withChoices = catalogue.products.find(({ variants, options }) => variants.length > 1 && options.length > 1);
if (!withChoices) throw new Error('the catalogue has no product with variants');
const [category] = catalogue.categories;
const pages = {
  product: `/${withChoices.slug}/`,
  home: '/',
  category: `/${category?.slug}/`,
  cart: '/cart.php',
};

try {
  for (const [file, bytes] of Object.entries(bundleBytes())) {
    note({ what: `bytes of ${file}`, value: bytes, unit: 'B br', ...(file === 'loader' && { target: 2_500 }) });
  }
  for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
    const { before, live, all, files } = await pageBytes(browser, address, path);
    const most = name === 'product' ? reference.product : reference[name] * 0.85;
    note({ what: `${name}: scripts before any interaction (${files.length} files)`, value: before, unit: 'B br', target: most });
    if (name === 'product') note({ what: 'product: live, the calls not counted', value: live, unit: 'B br', target: 72_000 });
    note({ what: `${name}: scripts in all`, value: all, unit: 'B br' });
  }
  for (const [name, path] of Object.entries(pages)) {
    const [bundled, bare] = [await medianLoad(path, true), await medianLoad(path, false)];
    note(
      { what: `${name}: main thread, over the page without the bundle`, value: bundled.task - bare.task, unit: 'ms' },
      {
        what: `${name}: blocking time, over the page without the bundle`,
        value: Math.max(0, bundled.blocking - bare.blocking),
        unit: 'ms',
        target: name === 'product' ? 40 : 0,
      },
      { what: `${name}: layout shift`, value: bundled.shift, unit: '', target: 0 },
    );
  }
  const choice = await measureChoice(browser, address, withChoices);
  note(
    { what: `option change: answer to painted (${choice.choices} choices)`, value: choice.answerToPainted, unit: 'ms', target: 32 },
    { what: 'option change: press to painted', value: choice.pressToPainted, unit: 'ms', target: 32 },
  );
  for (const count of [1, 10, 100, 1_000]) {
    note(...(await slotFigures({ widget: 'product-stock', count, way: 'adopted' })).figures);
    const adopted = await slotFigures({ widget: 'quantity', count, way: 'adopted' });
    const anew = await slotFigures({ widget: 'quantity', count, way: 'rendered anew' });
    note(...adopted.figures, ...anew.figures);
    note({ what: `${count} quantity: adopted over rendered anew`, value: adopted.time / anew.time, unit: '×' });
  }
} finally {
  await browser.close();
  await store.close();
}
writeFileSync(resultsFile, `${JSON.stringify(figures, null, 2)}\n`);
const missed = figures.filter(isMissed);
console.log(`\n${figures.length} figures in ${resultsFile}, ${missed.length} miss their target`);

async function medianLoad(path: string, bundled: boolean): Promise<LoadFigures> {
  const measured: LoadFigures[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measureLoad(browser, address, path, bundled));
  const middle = (of: keyof LoadFigures) => median(measured.map((figure) => figure[of]));
  return { task: middle('task'), blocking: middle('blocking'), shift: middle('shift') };
}

async function slotFigures(of: SlotCase): Promise<{ figures: Figure[]; time: number }> {
  const measured: SlotFigures[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measureSlots(browser, address, of));
  const middle = (name: keyof SlotFigures) => median(measured.map((figure) => figure[name]));
  const { widget, count, way } = of;
  const ours = way === 'adopted';
  const many = ours && count >= 100;
  const what = (figure: string) => `${count} ${widget} ${way}: ${figure}`;
  const time = middle('time');
  const figures = [
    { what: what('until all are there'), value: time, unit: 'ms', ...(many && { target: 50 + count * 0.25 }) },
    { what: what('longest task'), value: middle('longestTask'), unit: 'ms', ...(ours && { target: 50 }) },
    { what: what('memory per slot'), value: middle('heap'), unit: 'B', ...(many && { target: 9_000 }) },
    { what: what('listeners per slot'), value: middle('listeners'), unit: '', ...(ours && { target: 30 }) },
  ];
  return { figures, time };
}
