// npm run engines: runs the same journeys through the shop in every engine that this machine has.
// Words select the engines and the journeys whose names contain one of them: npm run engines -- webkit search
import { createLocalShop } from '../shop/create-local-shop';
import { buildIfStale } from '../support/build/build-if-stale';
import { chooseCases, isChosen, Run } from '../support/runs/run-cases';
import { allJourneys } from './all-journeys';
import { differences } from './differences';
import { engineNames, type FoundEngine } from './engine';
import { type JourneyOutcome, launchRunner } from './journey-runner';
import { printTable } from './print-table';
import { findChromiumEngine, findFirefoxEngine } from './puppeteer-engines';
import { watchScript } from './watch-page';
import { findWebKitEngine } from './webkit-engine';

const words = process.argv.slice(2);
const isEngine = (word: string) => engineNames.some((name) => name.toLowerCase() === word.toLowerCase());
const engines = [findChromiumEngine(), findFirefoxEngine(), findWebKitEngine()].filter(({ name }) =>
  isChosen(name, words.filter(isEngine)),
);
const ofJourneys = words.filter((word) => !isEngine(word));
const journeys = chooseCases(allJourneys, ({ name }) => name, ofJourneys);

buildIfStale();
const run = new Run();
// At the same time, each in front of its own shop: a journey waits most of its time.
const tried = await Promise.all(engines.map(async (engine) => [engine.name, await tryEngine(engine)] as const));

console.log(`\n${printTable(journeys, engines, new Map(tried))}\n\nKnown differences:`);
for (const { engines: where, what, why } of differences) console.log(`- ${where.join(', ')}: ${what}; ${why}.`);
run.end();

/** Runs all journeys in one engine, one after the other. */
async function tryEngine(found: FoundEngine): Promise<JourneyOutcome[]> {
  if ('absent' in found) {
    console.log(`${found.name}: not tried, because ${found.absent}`);
    return [];
  }
  const runner = await launchRunner(found);
  const shop = createLocalShop({ settings: { headScript: watchScript } });
  console.log(`${found.name} ${runner.version}`);
  const outcomes: JourneyOutcome[] = [];
  try {
    for (const journey of journeys) {
      const name = `${found.name.padEnd(8)} ${journey.name}`;
      outcomes.push(await run.runCase(name, () => runner.run(shop, journey)));
    }
  } finally {
    await runner.close();
  }
  return outcomes;
}
