// tsx test/tools/adopt/try/behaviours/play.ts --theme A [--against B [--blocked]] [--only name] [--without-scripts]: plays
// shoppers' behaviours on theme A and on theme B, and prints what differs. Without B it renders what the shopper sees on A.
// --blocked blocks the own script of B; --without-scripts plays on A with and without JavaScript.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../../../support/build/build-if-stale';
import { launchChromium } from '../../../../support/driver/chromium';
import type { Behaviour } from './behaviour';
import { describeComparison, describeSummary } from './describe-comparison';
import { everyBehaviour } from './every-behaviour';
import { playBehaviours } from './play-behaviours';
import { setStage } from './stage-set';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
    blocked: { type: 'boolean', default: false },
    'without-scripts': { type: 'boolean', default: false },
  },
});

/** Prints what the shopper sees on one theme. */
async function show(folder: string, behaviours: readonly Behaviour[]): Promise<void> {
  const browser = await launchChromium();
  const stage = await setStage(browser, folder);
  for (const behaviour of behaviours) {
    for (const width of behaviour.widths) {
      console.log(`${behaviour.name} (${width})`, JSON.stringify(await stage.play(behaviour, width)));
    }
  }
  await stage.close();
  await browser.close();
}

async function run(): Promise<number> {
  const { theme, against, only, blocked, 'without-scripts': withoutScripts } = values;
  if (theme === undefined) throw new Error('name a theme: --theme <folder>');
  buildIfStale();
  const behaviours = everyBehaviour.filter(({ name }) => only === undefined || new RegExp(only).test(name));
  if (behaviours.length === 0) throw new Error(`no behaviour is called ${only}`);
  const first = { folder: resolve(theme) };
  if (against === undefined && !withoutScripts) {
    await show(first.folder, behaviours);
    return 0;
  }
  const second = { folder: resolve(against ?? theme), javaScript: !withoutScripts, blocksOwnScript: blocked };
  const compared = await playBehaviours(first, second, behaviours, (one) => {
    for (const line of describeComparison(one)) console.log(line);
  });
  console.log(describeSummary(compared));
  return compared.every(({ verdict }) => verdict === 'same') ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
