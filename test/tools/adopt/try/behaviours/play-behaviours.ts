import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../../support/driver/chromium';
import { withoutAccepted } from './accepted-differences';
import type { Behaviour, Width } from './behaviour';
import { type Compared, compareOutcomes } from './compare-outcomes';
import { type StageSet, type StageSetOptions, setStage } from './stage-set';

/** A theme, and how the browser shows it. */
export interface StagedTheme extends StageSetOptions {
  readonly folder: string;
}

/** One behaviour at one width. */
interface Task {
  readonly behaviour: Behaviour;
  readonly width: Width;
}

/** How many behaviours are played at the same time, each on both themes. */
const LANES = 2;

/**
 * Plays behaviours on two themes, side by side, and compares what a shopper sees. What differs is played once more: a
 * busy machine can delay a page.
 *
 * @param onResult called with each comparison, as soon as it is known
 * @returns the comparisons in the order of the behaviours
 */
export async function playBehaviours(
  first: StagedTheme,
  second: StagedTheme,
  behaviours: readonly Behaviour[],
  onResult: (compared: Compared) => void = () => {},
): Promise<Compared[]> {
  const tasks = behaviours.flatMap((behaviour) => behaviour.widths.map((width): Task => ({ behaviour, width })));
  const compared: Compared[] = [];
  const queue = [...tasks.entries()];
  const browser = await launchChromium();
  try {
    const workers = Array.from({ length: Math.min(LANES, tasks.length) }, async () => {
      const sets = await setStages(browser, first, second);
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, task] = next;
        const once = await playOn(sets, task);
        const result = once.verdict !== 'different' ? once : await playOn(sets, task);
        compared[index] = result;
        onResult(result);
      }
      await Promise.all(sets.map((set) => set.close()));
    });
    await Promise.all(workers);
  } finally {
    await browser.close();
  }
  return compared;
}

const setStages = (browser: Browser, first: StagedTheme, second: StagedTheme): Promise<[StageSet, StageSet]> =>
  Promise.all([setStage(browser, first.folder, first), setStage(browser, second.folder, second)]);

async function playOn([first, second]: readonly [StageSet, StageSet], { behaviour, width }: Task): Promise<Compared> {
  const [one, other] = await Promise.all([first.play(behaviour, width), second.play(behaviour, width)]);
  return withoutAccepted(compareOutcomes(`${behaviour.name} (${width})`, one, other));
}
