import { median } from './median';
import { type Ratio, type Rounds, ratioOf } from './ratio';

/** The targets of a figure. A figure that meets either one passes. */
export interface Allowed {
  /** The maximum; absent without a target. */
  readonly target?: number;
  /** The maximum ratio to the reference theme's figure. */
  readonly targetRatio?: number;
}

/** One line of the report. */
export interface Figure extends Allowed {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The reference theme's figure. */
  readonly cornerstone?: number;
  /** Minimum and maximum of the runs whose median the value is. */
  readonly spread?: readonly [number, number];
  /** Ratio of our figure to the reference theme's, when both were measured round by round. */
  readonly ratio?: Ratio;
}

/** The line of a figure that was measured round by round. */
export function figureOf(what: string, unit: string, rounds: Rounds, allowed: Allowed = {}): Figure {
  const { ours, theirs } = rounds;
  const ratio = ratioOf(rounds);
  return {
    what,
    value: median(ours),
    unit,
    ...allowed,
    spread: [Math.min(...ours), Math.max(...ours)],
    ...(theirs.length > 0 && { cornerstone: median(theirs) }),
    ...(ratio && { ratio }),
  };
}

const middleRatio = ({ value, cornerstone, ratio }: Figure): number | undefined =>
  ratio?.middle ?? (cornerstone ? value / cornerstone : undefined);

/** Whether a figure misses all its targets. A ratio to an unmeasured figure is no target. */
export function isMissed(figure: Figure): boolean {
  const { value, target, targetRatio } = figure;
  const ratio = middleRatio(figure);
  const held = [
    ...(target === undefined ? [] : [value <= target]),
    ...(targetRatio === undefined || ratio === undefined ? [] : [ratio <= targetRatio]),
  ];
  return held.length > 0 && !held.includes(true);
}

const columns = (what: string, cells: readonly string[], remark: string): string =>
  `${what.padEnd(76)}${cells.map((cell) => cell.padStart(13)).join('')}  ${remark}`.trimEnd();

export const heading = columns('', ['measured', 'target', 'Cornerstone', 'ratio'], 'ratios · measured, least to most');

/** The figures as lines of the table. Marks each figure that misses its target. */
export function printFigures(figures: readonly Figure[]): string {
  return figures
    .map((figure) => {
      const { what, value, unit, target, targetRatio, cornerstone, spread, ratio } = figure;
      const targets = [
        ...(target === undefined ? [] : [rounded(target)]),
        ...(targetRatio === undefined ? [] : [`×${targetRatio}`]),
      ];
      const cells = [
        `${rounded(value)} ${unit}`.trim(),
        targets.join(' or '),
        cornerstone === undefined ? '' : rounded(cornerstone),
        middleRatio(figure)?.toFixed(2) ?? '',
      ];
      const remarks = [
        ratio && `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}`,
        spread && `${rounded(spread[0])} to ${rounded(spread[1])}`,
        isMissed(figure) && 'missed',
      ];
      return columns(what, cells, remarks.filter(Boolean).join(' · '));
    })
    .join('\n');
}

const rounded = (value: number): string =>
  (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(3))).toLocaleString('en');
