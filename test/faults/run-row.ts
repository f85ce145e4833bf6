import { describeScene } from './describe-scene';
import type { Ending } from './journey';
import { playRow } from './play-row';
import { makeRandom } from './random';
import { type Row, rowName } from './row';
import type { ShopWorker } from './shop-worker';

/** The result of a row. */
export interface Outcome {
  readonly row: Row;
  readonly ending: Ending | 'nothing';
  /** The problems, one sentence each. */
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

/** Plays a row as a new shopper, in a worker's shop. */
export async function runRow(worker: ShopWorker, row: Row, seed: string): Promise<Outcome> {
  const started = Date.now();
  const scene = await worker.enter(makeRandom(`${seed} ${rowName(row)}`), !row.fault.isOfCode);
  let ending: Outcome['ending'] = 'nothing';
  const problems: string[] = [];
  try {
    ending = await playRow(scene, row, problems);
  } catch (error) {
    // The line of Playwright's log with the reason why it could not press.
    const [sentence = '', ...log] = String(error).split('\n');
    problems.push(
      [sentence, log.findLast((line) => /intercepts|is not /.test(line))?.trim()].filter(Boolean).join(' '),
    );
  }
  if (problems.length > 0) problems.push(await describeScene(scene));
  await worker.leave(scene);
  return { row, ending, problems, milliseconds: Date.now() - started };
}
