import { isDeepStrictEqual } from 'node:util';
import { until } from '../support/driver/until';
import { readFields } from './read-fields';
import type { Row } from './row';
import type { Scene } from './scene';
import type { Ended } from './watch-ending';
import { markDocument, watchEnding } from './watch-ending';

/** Milliseconds that a press may take after the fault, on a busy machine. */
const TIMEOUT = 10_000;

/**
 * After the fault, the shopper presses again, and it works. If the browser has left the page, the shopper goes back
 * first, and the fields still have their values.
 *
 * @param given the values of the fields when the press failed
 */
export async function goOn(
  scene: Scene,
  { journey, fault }: Row,
  ending: Ended['ending'],
  given: readonly string[],
  problems: string[],
): Promise<void> {
  const { page, shop, alerts } = scene;
  if (ending === 'navigated' && !journey.isNative) return;
  if (ending === 'navigated' || ending === 'no page') {
    await page.goBack({ waitUntil: 'load' });
    if (!(await areRestored()))
      problems.push(`after Back the fields are ${JSON.stringify(await now())}, not ${JSON.stringify(given)}`);
  }
  alerts.length = 0;
  await markDocument(page);
  await journey.act(scene);
  const again = await watchEnding(scene, { ...journey, message: 'dialog.is-nowhere' }, TIMEOUT);
  const { success = 'done' } = journey.endings ?? {};
  if (again.ending !== success) {
    problems.push(
      `the second press after "${fault.name}" ended as "${again.ending}" (${again.words}), not as "${success}"`,
    );
  }
  const after = journey.afterAgain ?? journey.after;
  const result = journey.readResult(shop);
  if (!isDeepStrictEqual(result, after)) {
    problems.push(`after the next press the shop has ${JSON.stringify(result)}, not ${JSON.stringify(after)}`);
  }

  function now(): Promise<string[]> {
    return readFields(page, journey.fields);
  }
  /** The form's code restores the values. */
  function areRestored(): Promise<boolean> {
    const look = async () => isDeepStrictEqual(await now(), given);
    return until('the fields have their values', look, TIMEOUT).catch(() => false);
  }
}
