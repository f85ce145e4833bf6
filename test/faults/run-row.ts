import { saveTrace } from '../support/driver/save-trace';
import { tracesOf } from '../support/driver/watch-trouble';
import type { Attempt } from '../support/runs/run-cases';
import { describeScene } from './describe-scene';
import type { Ending } from './journey';
import { playRow } from './play-row';
import { makeRandom } from './random';
import { type Row, rowName } from './row';
import type { ShopWorker } from './shop-worker';

/** The result of a row. */
export interface RowResult extends Attempt {
  readonly row: Row;
}

/** Plays a row as a new shopper, in a worker's shop. */
export async function runRow(worker: ShopWorker, row: Row, seed: string): Promise<RowResult> {
  const scene = await worker.enter(makeRandom(`${seed} ${rowName(row)}`), !row.fault.isOfCode);
  let ending: Ending | 'nothing' = 'nothing';
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
  if (problems.length > 0)
    problems.push(await describeScene(scene), await saveTrace(rowName(row), tracesOf([scene.page])));
  await worker.leave(scene);
  return { row, ending, problems };
}
