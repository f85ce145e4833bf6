import type { Failure, Journey } from './journey';
import type { Scene } from './scene';

/** The groups in which faults are counted. */
export const faultKinds = [
  'the shop responds with a failure',
  'the connection breaks',
  'the response is wrong',
  'responses are late or out of order',
  'code is missing, late or wrong',
  'the CDN responds wrongly',
  'storage, cookies and the clock',
  'other scripts',
  'the life of a page',
  'hostile field names',
  'slots that cannot be read',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault in the environment of a journey. */
export interface Fault {
  readonly name: string;
  readonly kind: FaultKind;
  /**
   * `none`: the shop acts and responds. `fails`: it does not act. `hides`: it acts, and the page gets no valid
   * response.
   */
  readonly effect: 'none' | 'fails' | 'hides';
  /** The kind of failure that the page notices, unless there is no effect. */
  readonly failure?: Failure;
  /** Runs before the page is opened. */
  readonly early?: (scene: Scene, journey: Journey) => unknown;
  /** Runs before the press. */
  readonly apply?: (scene: Scene, journey: Journey) => unknown;
  /** Runs right after the press. */
  readonly after?: (scene: Scene, journey: Journey) => unknown;
  /** Removes the part of the fault that the shop's own switches do not remove. */
  readonly undo?: (scene: Scene) => unknown;
  /** The code loads as for shoppers, if at all; otherwise every widget is mounted before the press. */
  readonly isOfCode?: boolean;
  /** Milliseconds that the fault itself takes. */
  readonly delay?: number;
  /** The message that the shopper must see. */
  readonly message?: string;
  /** The errors that other scripts report because of it. */
  readonly expectedErrors?: RegExp;
}
