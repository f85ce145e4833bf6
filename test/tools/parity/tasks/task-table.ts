import { readFileSync } from 'node:fs';
import { shoppingTasks } from './shopping-tasks';
import type { Walk } from './walk-task';

/** The path from the repository root. */
export const resultsPath = 'test/tools/parity/tasks/results.json';

/** By the name of the task: the walk in our theme, and in Cornerstone if it allows the task. */
export type TaskResults = Record<string, readonly [ours: Walk, cornerstone?: Walk]>;

/** The stored results as a table of Markdown. */
export const storedTaskTable = (): string => taskTable(JSON.parse(readFileSync(resultsPath, 'utf8')) as TaskResults);

/** A row for each task. */
export function taskTable(results: TaskResults): string {
  const rows = shoppingTasks.map(({ name, differs = '' }) => {
    const [ours, cornerstone] = results[name] ?? [];
    return [name, describe(ours), describe(cornerstone), differs];
  });
  const head = ['task', 'ours', 'Cornerstone', 'what differs'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function describe(walk: Walk | undefined): string {
  if (!walk) return 'not possible';
  return [walk.steps, walk.scrolls, walk.pages, `${walk.seconds.toFixed(1)} s`].join(' · ');
}
