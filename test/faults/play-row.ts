import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { signIn } from '../support/driver/sign-in';
import { untilIdle } from '../support/driver/until-idle';
import { untilMounted } from '../support/driver/until-mounted';
import { visit } from '../support/driver/visit';
import { fillCart } from '../support/shopping/open-cart';
import { dismiss, openDialogs } from './dismiss';
import { expectedOf } from './expected';
import { findBlocker, notShown } from './find-blocker';
import { findReportProblems } from './find-report-problems';
import { goOn } from './go-on';
import type { Journey } from './journey';
import { readFields } from './read-fields';
import type { Row } from './row';
import type { Scene } from './scene';
import { type Ended, markDocument, watchEnding } from './watch-ending';

/** Milliseconds within which a press must have its result, with every control usable again. */
const PROMISE = 4_000;
/** Additional milliseconds for the driver. A busy machine also gets the time that it took to open the page. */
const SLACK = 1_500;

/**
 * Plays a row, and collects its problems: with the message and the next step of the shopper, the shop's state, and the
 * reports. For every row: no input is lost, no write is doubled, no control stays disabled, and no failure is silent.
 *
 * @param problems gets a sentence for each
 */
export async function playRow(scene: Scene, row: Row, problems: string[]): Promise<Ended['ending']> {
  const { journey, fault } = row;
  const { page, shop } = scene;
  if (fault.expectedErrors) scene.trouble.expect(fault.expectedErrors);
  // The browser shows the failure itself.
  if (journey.isNative) scene.trouble.expectStatus(500);
  const opening = Date.now();
  await begin(scene, row);
  const slack = SLACK + Date.now() - opening;
  const before = journey.readResult(shop);
  const dialogs = await openDialogs(page);
  await markDocument(page);
  await fault.apply?.(scene, journey);
  shop.world.log.clear();
  const limit = Date.now() + PROMISE + slack + (fault.delay ?? 0) + (journey.timeout ?? 0);
  const typed = await readFields(page, journey.fields);
  await journey.act(scene);
  // A press that chooses has changed a field. A press that posts may have left the page already.
  const given = journey.isNative ? typed : await readFields(page, journey.fields).catch(() => typed);
  await fault.after?.(scene, journey);

  const { ending, words } = await watchEnding(scene, journey, limit - Date.now());
  const expected = expectedOf(row, before);
  if (!(expected.endings as readonly string[]).includes(ending)) {
    problems.push(`it ended as "${ending}"${words && ` (${words})`}, not as "${expected.endings.join('" or "')}"`);
    return ending;
  }
  if (fault.message && !words.includes(fault.message))
    problems.push(`the shopper reads "${words}", not "${fault.message}"`);

  if (ending === 'done' || ending === 'message') {
    await dismiss(page, dialogs);
    const blocker = await untilUsable(scene, journey, limit);
    if (blocker) problems.push(`${journey.control} can't be used again: ${blocker}`);
  }
  if (ending === 'message') expectSame(await readFields(page, journey.fields), given, 'the fields are', problems);
  if (ending === 'navigated') problems.push(...(await findDestinationProblems(scene, row)));
  if (fault.effect === 'hides' && journey.findsOut) problems.push(...(await findOutdated(scene, journey)));
  expectSame(journey.readResult(shop), expected.result, 'the shop has', problems);
  problems.push(...findDoubled(scene, journey, 1));
  problems.push(...(await findReportProblems(scene, expected.reports, fault.isOfCode ?? false)));

  shop.world.faults.calm();
  await fault.undo?.(scene);
  if (fault.effect === 'fails' && problems.length === 0) await goOn(scene, row, ending, given, problems);
  return ending;
}

/** Brings the shopper to the point before the press. */
async function begin(scene: Scene, { journey, fault }: Row): Promise<void> {
  const { page, shop, url } = scene;
  journey.prepare?.(shop);
  if (journey.isSignedIn) await signIn(page, url);
  if (journey.cart) await fillCart(page, url, journey.cart);
  await fault.early?.(scene, journey);
  await visit(page, url + journey.path);
  if (!fault.isOfCode) {
    await untilMounted(page);
    await untilIdle(page);
  }
  await journey.ready?.(scene);
}

/** Waits until the journey's control can be used. Returns the reason when it cannot be used within the limit. */
async function untilUsable({ page }: Scene, { control, done }: Journey, limit: number): Promise<string | null> {
  for (;;) {
    const blocker = await findBlocker(page, control);
    if (blocker === null) return null;
    // The success may have removed its control.
    const isGone = blocker === notShown && (await page.locator(control).count()) === 0;
    if (isGone && (await page.locator(done).filter({ visible: true }).count()) > 0) return null;
    if (Date.now() > limit) return blocker;
    await page.waitForTimeout(50);
  }
}

/** The problems of the page to which the browser went. */
async function findDestinationProblems({ page }: Scene, { journey, fault }: Row): Promise<string[]> {
  if (fault.effect !== 'none') return [];
  const wanted = journey.destination ?? journey.done;
  return (await becomesVisible(page, wanted)) ? [] : [`the next page does not show ${wanted}`];
}

/** The problems of the page after a write whose response was lost. */
async function findOutdated({ page }: Scene, { done }: Journey): Promise<string[]> {
  const isShown = await becomesVisible(page, done);
  return isShown ? [] : [`the page never shows the result that the shop has: ${done}`];
}

const becomesVisible = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** Reports more writes than presses. */
function findDoubled({ shop }: Scene, { write }: Journey, presses: number): string[] {
  if (!write) return [];
  const writes = shop.world.log.all().filter(({ method, path }) => method === write.method && path === write.path);
  return writes.length > presses ? [`the shop got ${writes.length} writes for ${presses} press`] : [];
}

function expectSame(found: unknown, expected: unknown, what: string, problems: string[]): void {
  if (!isDeepStrictEqual(found, expected))
    problems.push(`${what} ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}
