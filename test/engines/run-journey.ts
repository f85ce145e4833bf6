import type { LocalShop } from '../shop/create-local-shop';
import { saveTrace } from '../support/driver/save-trace';
import type { Attempt, Outcome } from '../support/runs/run-cases';
import type { Engine } from './engine';
import type { Journey, Visit } from './journey';
import { makeTab } from './tab';
import { describePage, readTrouble } from './watch-page';

/** The result of a journey in an engine. */
export type JourneyOutcome = Outcome<Attempt & { readonly journey: string }>;

/** Milliseconds, for the longest journey on a busy machine. */
const timeout = 300_000;

/** Rejects after the timeout: a driver that has lost its browser would wait forever. */
const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not done within ${timeout} ms`)), timeout).unref();
  });

/**
 * Runs a journey as a new shopper. The shop moves to another port first, so that nothing in the browser's cache or
 * storage is from this shop.
 */
export async function runJourney(
  engine: Engine,
  shop: LocalShop,
  journey: Journey,
): Promise<Attempt & { journey: string }> {
  shop.reset();
  const url = await shop.listen(0);
  const engineTab = await engine.newTab();
  const expected: RegExp[] = [];
  const problems: string[] = [];
  const tab = makeTab(engineTab, url);
  try {
    await engineTab.resize(1280, 900);
    const visit: Visit = { tab, shop, expectTrouble: (pattern) => void expected.push(pattern) };
    await Promise.race([journey.go(visit), rejectAfterTimeout()]);
    const trouble = await tab.read(readTrouble, null);
    const unexpected = trouble.filter((one) => !expected.some((pattern) => pattern.test(one)));
    if (unexpected.length > 0) problems.push(`errors on the page: ${unexpected.join('; ')}`);
  } catch (error) {
    const place = await tab.read(describePage, null).catch(() => 'not readable');
    problems.push(error instanceof Error ? error.message : String(error), `the page: ${place}`);
  }
  if (problems.length > 0) {
    const network = shop.world.log.all().map(({ method, path, status }) => `${status} ${method} ${path}`);
    const console = await tab.read(readTrouble, null).catch(() => []);
    const screenshot = () => engineTab.screenshot();
    problems.push(await saveTrace(`${engine.name} ${journey.name}`, [{ screenshot, console, network }]));
  }
  shop.world.faults.calm();
  await engineTab.close();
  await shop.close();
  return { journey: journey.name, problems };
}
