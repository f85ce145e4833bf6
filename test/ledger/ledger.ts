import { point1 } from './point-1';
import { point2 } from './point-2';
import { point3 } from './point-3';
import { point4 } from './point-4';
import { point5 } from './point-5';
import { point6 } from './point-6';
import { point7 } from './point-7';
import { point8 } from './point-8';
import { point9 } from './point-9';
import type { Facts } from './point';

/** How many statements each point of the specification has. */
export const statementCounts: readonly number[] = [8, 13, 19, 17, 19, 4, 22, 12, 16];

/** The specification's ledger: every statement of its nine points, and the tests that prove it. */
export const ledger: ReadonlyMap<string, Facts> = new Map(
  [point1, point2, point3, point4, point5, point6, point7, point8, point9].flatMap((point) => Object.entries(point)),
);
