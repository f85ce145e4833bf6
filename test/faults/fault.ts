import type { Failure, Journey } from './journey';
import type { Scene } from './scene';

/** What the faults are counted by. */
export const faultKinds = [
  'the shop answers with a failure',
  'the connection breaks',
  'the answer is not what it should be',
  'answers are late or out of order',
  'code is missing, late or wrong',
  'storage, cookies and the clock',
  'scripts of others',
  'the life of a page',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Something that goes wrong in the world around a journey. */
export interface Fault {
  readonly name: string;
  readonly kind: FaultKind;
  /** The shop acts and answers; the shop does not act; or it acts and nobody hears of it. */
  readonly effect: 'none' | 'fails' | 'hides';
  /** How the page gets to know, unless there is no effect. */
  readonly failure?: Failure;
  /** Done before the page is opened. */
  readonly early?: (scene: Scene, journey: Journey) => unknown;
  /** Done before the press. */
  readonly strike?: (scene: Scene, journey: Journey) => unknown;
  /** Done right after the press. */
  readonly after?: (scene: Scene, journey: Journey) => unknown;
  /** Takes away what the shop's own switches have not done. */
  readonly lift?: (scene: Scene) => unknown;
  /** Code comes as it does for shoppers, if at all; else every widget is there before the press. */
  readonly isOfCode?: boolean;
  /** Milliseconds that it takes by itself. */
  readonly delay?: number;
  /** The words that the shopper must read. */
  readonly says?: string;
  /** What others complain of because of it. */
  readonly complaints?: RegExp;
}
