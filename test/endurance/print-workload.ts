import { growthOf, leaksIn, type Weight } from './growth';
import type { WorkloadResult } from './run-workload';
import type { Workload } from './workload';

const figures: readonly (readonly [figure: keyof Weight, unit: string, of: (value: number) => string])[] = [
  ['heap', 'heap, kB', (value) => Math.round(value / 1_000).toLocaleString('en')],
  ['nodes', 'nodes', String],
  ['listeners', 'listeners', String],
  ['timers', 'timers', String],
  ['slots', 'slots', String],
];

/** A workload's figures at each measurement, and their lasting growth. */
export function printWorkload({ name, does }: Workload, { rounds, milliseconds, weights }: WorkloadResult): string {
  const leaks = leaksIn(weights);
  const rows = figures.map(([figure, title, text]) => {
    const grown = growthOf(weights, figure);
    const cells = [...weights.map((weight) => text(weight[figure])), grown > 0 ? `+${text(grown)}` : '0'];
    return `  ${title.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}${leaks.includes(figure) ? '  LEAK' : ''}`;
  });
  return [`${name}: ${rounds} × ${does}, ${(milliseconds / 1_000).toFixed(0)} s`, ...rows].join('\n');
}
