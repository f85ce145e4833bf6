import type { FoundEngine } from './engine';
import type { Journey } from './journey';
import type { JourneyOutcome } from './journey-runner';

/** The result of each journey in each engine: milliseconds, failed, or not run. */
export function printTable(
  journeys: readonly Journey[],
  engines: readonly FoundEngine[],
  results: ReadonlyMap<string, readonly JourneyOutcome[]>,
): string {
  const widest = Math.max(...journeys.map(({ name }) => name.length));
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(widest), ...cells.map((cell) => cell.padStart(10))].join('  ');
  const cellOf = (journey: Journey, { name }: FoundEngine) => {
    const outcome = results.get(name)?.find((one) => one.journey === journey.name);
    if (!outcome) return 'not tried';
    return outcome.problems.length === 0 ? String(outcome.milliseconds) : 'FAILED';
  };
  return [
    row(
      'milliseconds',
      engines.map(({ name }) => name),
    ),
    ...journeys.map((journey) =>
      row(
        journey.name,
        engines.map((engine) => cellOf(journey, engine)),
      ),
    ),
  ].join('\n');
}
