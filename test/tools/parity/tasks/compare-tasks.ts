import { writeFileSync } from 'node:fs';
import { launchChromium } from '../../../support/driver/chromium';
import { openCornerstone, openOurs } from '../../bench/contender';
import { shoppingTasks } from './shopping-tasks';
import { resultsPath, type TaskResults, taskTable } from './task-table';
import { type Walk, walkTask } from './walk-task';

const pictures = '.cache/tasks';
/** An odd number, for the median. */
const ROUNDS = 3;

/**
 * Does ten tasks of a shopper on a phone's screen, in our theme and in Cornerstone, and writes what each costs.
 *
 * @param folder of a built Cornerstone
 * @throws Error when a task can't be done as it is written
 */
export async function compareTasks(folder: string): Promise<void> {
  const browser = await launchChromium();
  const [ours, cornerstone] = [await openOurs(), await openCornerstone(folder)];
  const results: TaskResults = {};
  try {
    for (const task of shoppingTasks) {
      const walks: [Walk[], Walk[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        walks[0].push(await walkTask(browser, ours, task, task.ours, pictures));
        if (task.cornerstone.length > 0)
          walks[1].push(await walkTask(browser, cornerstone, task, task.cornerstone, pictures));
      }
      const [one, other] = walks.map(median);
      results[task.name] = other ? [one!, other] : [one!];
    }
  } finally {
    await browser.close();
    for (const contender of [ours, cornerstone]) await contender.close();
  }
  writeFileSync(resultsPath, `${JSON.stringify(results, null, 2)}\n`);
  console.log(taskTable(results));
}

/** The walk of median time. */
const median = (walks: readonly Walk[]): Walk | undefined =>
  walks.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(walks.length / 2)];
