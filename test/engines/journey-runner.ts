import type { LocalShop } from '../shop/create-local-shop';
import { saveTrace } from '../support/driver/save-trace';
import type { Attempt, Outcome } from '../support/runs/run-cases';
import type { Engine, EngineTab, FoundEngine } from './engine';
import type { Journey, Visit } from './journey';
import { makeTab, type Tab } from './tab';
import { describePage, readTrouble } from './watch-page';
import { TimeoutError, within } from './within';

/** The result of a journey in an engine. */
export interface JourneyAttempt extends Attempt {
  readonly journey: string;
}
export type JourneyOutcome = Outcome<JourneyAttempt>;

/** An engine that runs journeys. */
export interface JourneyRunner {
  readonly version: string;
  run(shop: LocalShop, journey: Journey): Promise<JourneyAttempt>;
  close(): Promise<void>;
}

/** Milliseconds, for the longest journey on a busy machine. */
const journeyTimeout = 180_000;
/** Milliseconds until a driver must have opened a tab, described a page, or closed a tab. */
const driverTimeout = 60_000;

/**
 * Launches an engine for journeys. When it no longer responds, or a journey does not end, it is launched again, so that the
 * retry and the next journeys get a browser that works.
 */
export async function launchRunner(found: Exclude<FoundEngine, { absent: string }>): Promise<JourneyRunner> {
  let engine = await found.launch();
  return {
    version: engine.version,
    run: async (shop, journey) => {
      const { isLost, ...attempt } = await runJourney(engine, shop, journey);
      if (isLost) {
        await engine.close();
        engine = await found.launch();
      }
      return attempt;
    },
    close: () => engine.close(),
  };
}

/**
 * Runs a journey as a new shopper. The shop moves to another port first, so that nothing in the browser's cache or
 * storage is from this shop.
 */
async function runJourney(
  engine: Engine,
  shop: LocalShop,
  journey: Journey,
): Promise<JourneyAttempt & { isLost: boolean }> {
  shop.reset();
  const url = await shop.listen(0);
  const problems: string[] = [];
  let isLost = false;
  const respond = <Result>(what: string, result: Promise<Result>) =>
    within(driverTimeout, result).catch((error: unknown) => {
      isLost = true;
      problems.push(`${engine.name} was lost when it ${what}: ${messageOf(error)}`);
      return undefined;
    });

  const engineTab = await respond('opened a tab', engine.newTab());
  if (engineTab) {
    const tab = makeTab(engineTab, url);
    const expected: RegExp[] = [];
    const visit: Visit = { tab, shop, expectTrouble: (pattern) => void expected.push(pattern) };
    try {
      await within(journeyTimeout, goThrough(engineTab, journey, visit));
      const trouble = await within(driverTimeout, tab.read(readTrouble, null));
      const unexpected = trouble.filter((one) => !expected.some((pattern) => pattern.test(one)));
      if (unexpected.length > 0) problems.push(`errors on the page: ${unexpected.join('; ')}`);
    } catch (error) {
      // The steps of a journey that has not ended would go on in the tab of the next one.
      isLost = error instanceof TimeoutError;
      problems.push(messageOf(error));
    }
    if (problems.length > 0) {
      const [place, console] = (await respond('read the page', readPage(tab))) ?? ['not readable', []];
      const network = shop.world.log.all().map(({ method, path, status }) => `${status} ${method} ${path}`);
      const screenshot = async () => (await respond('took a screenshot', engineTab.screenshot())) ?? Buffer.of();
      problems.push(
        `the page: ${place}`,
        await saveTrace(`${engine.name} ${journey.name}`, [{ screenshot, console, network }]),
      );
    }
    await respond('closed the tab', engineTab.close());
  }
  shop.world.faults.calm();
  await shop.close();
  return { journey: journey.name, problems, isLost };
}

async function goThrough(engineTab: EngineTab, journey: Journey, visit: Visit): Promise<void> {
  await engineTab.resize(1280, 900);
  await journey.go(visit);
}

/** The page's state in a sentence, and its errors. */
async function readPage(tab: Tab): Promise<[string, string[]]> {
  const place = await tab.read(describePage, null).catch(() => 'not readable');
  return [place, await tab.read(readTrouble, null).catch(() => [])];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
