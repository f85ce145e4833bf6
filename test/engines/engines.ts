// npm run engines: runs the same journeys through the shop in every engine that this machine has.
// Words select the engines and the journeys whose names contain one of them: npm run engines -- webkit search

import { createLocalShop } from '../shop/create-local-shop';
import { buildIfStale } from '../support/build/build-if-stale';
import { allJourneys } from './all-journeys';
import { findChromiumEngine } from './chromium-engine';
import { differences } from './differences';
import { engineNames, type FoundEngine } from './engine';
import { findFirefoxEngine } from './firefox-engine';
import type { Journey } from './journey';
import { printTable } from './print-table';
import { type Outcome, runJourney } from './run-journey';
import { watchScript } from './watch-page';
import { findWebKitEngine } from './webkit-engine';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isEngine = (word: string) => engineNames.some((name) => name.toLowerCase() === word);
const isSelected = (name: string, among: readonly string[]) =>
  among.length === 0 || among.some((word) => name.toLowerCase().includes(word));

const engines = [findChromiumEngine(), findFirefoxEngine(), findWebKitEngine()].filter(({ name }) =>
  isSelected(name, words.filter(isEngine)),
);
const journeys = allJourneys.filter(({ name }) =>
  isSelected(
    name,
    words.filter((word) => !isEngine(word)),
  ),
);
if (journeys.length === 0) throw new Error(`no journey has ${words.join(' or ')} in its name`);

buildIfStale();
// At the same time, each in front of its own shop: a journey waits most of its time.
const tried = await Promise.all(engines.map(async (engine) => [engine.name, await tryEngine(engine)] as const));
const results: ReadonlyMap<string, readonly Outcome[]> = new Map(tried);

console.log(`\n${printTable(journeys, engines, results)}\n\nKnown differences:`);
for (const { engines: where, what, why } of differences) console.log(`- ${where.join(', ')}: ${what}; ${why}.`);
const outcomes = [...results.values()].flat();
const failed = outcomes.filter(({ problem }) => problem !== undefined).length;
console.log(`\ntests: ${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && outcomes.length > 0 ? 0 : 1;

/** Runs all journeys in one engine, one after the other. A retry separates a busy machine from a fault of ours. */
async function tryEngine(found: FoundEngine): Promise<Outcome[]> {
  if ('absent' in found) {
    console.log(`${found.name}: not tried, because ${found.absent}`);
    return [];
  }
  const engine = await found.launch();
  const shop = createLocalShop({ settings: { headScript: watchScript } });
  console.log(`${engine.name} ${engine.version}`);
  const outcomes: Outcome[] = [];
  try {
    for (const journey of journeys) outcomes.push(await tryJourney(journey));
  } finally {
    await engine.close();
  }
  return outcomes;

  async function tryJourney(journey: Journey): Promise<Outcome> {
    const first = await runJourney(engine, shop, journey);
    printOutcome(found.name, first);
    if (first.problem === undefined) return first;
    const second = await runJourney(engine, shop, journey);
    printOutcome(found.name, second);
    return second;
  }
}

function printOutcome(engine: string, { journey, milliseconds, problem }: Outcome): void {
  console.log(`  ${problem === undefined ? 'done  ' : 'FAILED'} ${engine.padEnd(8)} ${journey}, ${milliseconds} ms`);
  if (problem !== undefined) console.log(`         ${problem}`);
}
