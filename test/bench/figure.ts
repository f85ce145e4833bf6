/** One line of the report. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The most that is allowed; absent where there is no target. */
  readonly target?: number;
  /** The same of the reference theme. */
  readonly cornerstone?: number;
  /** The least and the most of the runs whose middle the value is. */
  readonly spread?: readonly [number, number];
}

/** Whether a figure keeps its target. */
export const isMissed = ({ value, target }: Figure): boolean => target !== undefined && !(value <= target);

const columns = (what: string, cells: readonly string[], remark: string): string =>
  `${what.padEnd(66)}${cells.map((cell) => cell.padStart(13)).join('')}  ${remark}`.trimEnd();

/** The head of the table. */
export const heading = columns('', ['measured', 'target', 'Cornerstone', 'ratio'], '');

/** The figures as lines of the table; a figure that misses its target is marked. */
export function printFigures(figures: readonly Figure[]): string {
  return figures
    .map((figure) => {
      const { what, value, unit, target, cornerstone, spread } = figure;
      const cells = [
        `${rounded(value)} ${unit}`.trim(),
        target === undefined ? '' : rounded(target),
        cornerstone === undefined ? '' : rounded(cornerstone),
        cornerstone ? (value / cornerstone).toFixed(2) : '',
      ];
      const range = spread && `${rounded(spread[0])} to ${rounded(spread[1])}`;
      return columns(what, cells, [range, isMissed(figure) && 'missed'].filter(Boolean).join(', '));
    })
    .join('\n');
}

const rounded = (value: number): string =>
  (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(3))).toLocaleString('en');
