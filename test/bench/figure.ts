/** One line of the report. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The most that is allowed; absent where there is no target. */
  readonly target?: number;
}

/** Whether a figure keeps its target. */
export const isMissed = ({ value, target }: Figure): boolean => target !== undefined && !(value <= target);

/** The figures as a table; what misses its target is marked. */
export function printFigures(figures: readonly Figure[]): string {
  return figures
    .map((figure) => {
      const { what, value, unit, target } = figure;
      const shown = `${rounded(value)} ${unit}`.padStart(16);
      const wanted = target === undefined ? '' : `  target ${rounded(target)}${isMissed(figure) ? '  MISSED' : ''}`;
      return `${what.padEnd(64)}${shown}${wanted}`;
    })
    .join('\n');
}

const rounded = (value: number): string =>
  (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(3))).toLocaleString('en');
