// npm run bench: the bundle's size and its processor time, compared with the targets and the platform's reference
// theme; also written to results.json. With --against, a built reference theme is measured in alternation with ours.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../support/driver/chromium';
import { Run } from '../../support/runs/run-cases';
import { benchPages } from './bench-pages';
import { bundleBytes } from './bundle-bytes';
import { openCornerstone, openOurs } from './contender';
import { type Figure, heading, isMissed, printFigures } from './figure';
import { measureChoice } from './measure-choice';
import { measureFirstPaint } from './measure-first-paint';
import { measureFirstTouch } from './measure-first-touch';
import { measureNextPage } from './measure-next-page';
import { measurePage } from './measure-page';
import { measurePresses } from './measure-presses';
import type { SlotCase } from './measure-slots';
import { measureSlowLine } from './measure-slow-line';
import { measureWaste } from './measure-waste';
import { serveProductsPage } from './products-page';
import { slotFigures } from './slot-figures';
import { type BenchSlot, serveSlotsPage } from './slots-page';
import { loaderBytes, weighPage } from './weigh-page';

const resultsFile = 'test/tools/bench/results.json';
/** In the order of measurement. */
const parts = [
  'bytes',
  'pages',
  'first-paint',
  'presses',
  'first-touch',
  'slow-line',
  'next-page',
  'waste',
  'slots',
] as const;
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    theme: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const { against, theme } = values;
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds must be a whole number from 1 on, not '${values.rounds}'`);
const only = values.only?.split(',');
const unknown = only?.find((name) => !parts.some((part) => part === name));
if (unknown !== undefined) throw new Error(`--only has no part '${unknown}': its parts are ${parts.join(',')}`);
const asked = parts.filter((part) => !only || only.includes(part));
const [busyAtFirst = 0] = loadavg();

const theirs = against === undefined ? undefined : await openCornerstone(against);
const ours = await openOurs(theme);
const contenders = theirs ? [ours, theirs] : [ours];
// Only localhost is resolved: a theme's requests to other hosts fail at once.
const flags = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
const browser = await launchChromium(flags);
const figures: Figure[] = [];
const note = (...noted: readonly Figure[]) => {
  figures.push(...noted);
  console.log(printFigures(noted));
};
const { catalogue } = ours.shop.world;
const withChoices = catalogue.products.find(({ variants, options }) => variants.length > 1 && options.length > 1);
if (!withChoices) throw new Error('the catalogue has no product with variants');

const noteSlots = async (name: string, of: SlotCase): Promise<number> => {
  const { figures: noted, time } = await slotFigures(browser, ours, name, of, rounds);
  note(...noted);
  return time;
};
const slotsOf = (widget: BenchSlot, count: number, way: SlotCase['way'] = 'adopted') =>
  noteSlots(`${count} ${widget}`, { serve: (page) => serveSlotsPage(page, widget, count), way });

const measureParts = {
  bytes: async () => {
    for (const [file, bytes] of Object.entries(bundleBytes())) {
      note({ what: `bytes of ${file}`, value: bytes, unit: 'B br', ...(file === 'loader' && { target: loaderBytes }) });
    }
    for (const page of benchPages(catalogue)) note(...(await weighPage(browser, ours, theirs, page)));
  },
  pages: async () => {
    for (const page of benchPages(catalogue)) {
      if (!page.isWeighedOnly) note(...(await measurePage(browser, contenders, page, rounds)));
    }
  },
  'first-paint': async () => {
    for (const page of benchPages(catalogue)) {
      if (!page.isWeighedOnly) note(...(await measureFirstPaint(browser, contenders, page, rounds)));
    }
  },
  presses: async () => {
    note(...(await measurePresses(browser, contenders, withChoices, rounds)));
    const { choices, responseToPainted, pressToPainted } = await measureChoice(browser, ours, withChoices);
    const what = `option change: response to painted (${choices} choices)`;
    note(
      { what, value: responseToPainted, unit: 'ms', target: 32 },
      { what: 'option change: press to painted', value: pressToPainted, unit: 'ms', target: 32 },
    );
  },
  'first-touch': async () => note(...(await measureFirstTouch(browser, ours, withChoices, rounds))),
  'slow-line': async () => note(...(await measureSlowLine(browser, contenders, withChoices, rounds))),
  'next-page': () => measureNextPage(flags, contenders, rounds, note),
  waste: async () => note(...(await measureWaste(flags, ours))),
  slots: async () => {
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
    await slotsOf('product-stock', 5_000);
    await slotsOf('quantity', 5_000);
  },
};

console.log(heading);
const run = new Run();
for (const part of asked) {
  await run.runCase(part, async () => {
    const before = figures.length;
    try {
      await measureParts[part]();
      return { problems: [] };
    } catch (error) {
      figures.length = before;
      return { problems: [String(error)] };
    }
  });
}
await browser.close();
await Promise.all(contenders.map(({ close }) => close()));
const isWhole = asked.length === parts.length && run.failed === 0 && theme === undefined;
const isBusy = busyAtFirst > availableParallelism() / 2;
const results = { rounds, cornerstone: theirs ? 'measured by turns' : 'seen once', isBusy, figures };
if (isWhole) writeFileSync(resultsFile, resultsText(results));
const missed = figures.filter(isMissed);
const cornerstone = theirs
  ? `Cornerstone: the theme in ${against}, by turns with ours, rounds: ${rounds}`
  : 'Cornerstone: what a production build of 6.21.0 was seen to load';
console.log(`
${figures.length} figures${isWhole ? ` in ${resultsFile}` : ''}, ${missed.length} miss their target.
${cornerstone}; its own scripts only. Times: a quarter of the processor's speed.${isBusy ? '\nThe machine was busy at the start: compare times only within one run.' : ''}`);
run.end();

/** One line for each figure, so that a changed figure is one line of a diff. */
function resultsText({ figures: list, ...about }: typeof results): string {
  const lines = list.map((figure) => `    ${JSON.stringify(figure)}`);
  return `{\n  "about": ${JSON.stringify(about)},\n  "figures": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
