import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../../support/driver/chromium';
import { makePlan } from '../../plan';
import { groups, type Rule } from '../../rule';
import { groupRules } from '../../rules/group-rules';
import { copyTheme } from '../../theme-copy';
import type { Behaviour } from './behaviour';
import { compareOutcomes, type Played } from './compare-outcomes';
import { recordedLabels, recordLabels, unitOf, unitsByLabel, withLabels } from './rule-labels';
import { type StageSet, setStage } from './stage-set';

/** Milliseconds after which a missing control makes a behaviour unplayable. */
const TIMEOUT = 4_000;

/** A behaviour, and the rules that could be behind it. */
export interface Tried {
  readonly behaviour: Behaviour;
  /** The units of rules that it reached, the nearest first. */
  readonly candidates: readonly string[];
  /** How it ended with all rules. */
  readonly played: Played;
  /** The unit without which it ended in another way. */
  failsWithout?: string;
  /** What differed then. */
  lines?: readonly string[];
  /** The units without which it ended in the same way. */
  readonly survived: string[];
}

export interface TakeOutOptions {
  /** The theme as it was before its adoption. */
  readonly folder: string;
  /** The folder of the adopted theme's compiled style sheets. */
  readonly styles: string;
  /** The most units to take out for one behaviour. */
  readonly most: number;
  readonly tell?: (tried: Tried) => void;
}

/** How many behaviours are played at the same time. */
const LANES = 2;

/**
 * Plays behaviours on an adopted theme without its own script: first with all rules, to record which rules each behaviour
 * reaches, then with some of these rules taken out, until the behaviour ends in another way. One copy of the theme is
 * without several rules, of which each behaviour reaches at most one.
 */
export async function takeOutRules(behaviours: readonly Behaviour[], options: TakeOutOptions): Promise<Tried[]> {
  const browser = await launchChromium();
  try {
    return await withStages(browser, options, withLabels, async (whole) => {
      const all = await reach(whole, behaviours, options);
      for (let units = nextUnits(all, options.most); units.size > 0; units = nextUnits(all, options.most)) {
        await takeOut(browser, whole, units, all, options);
      }
      return all;
    });
  } finally {
    await browser.close();
  }
}

/** Plays the behaviours that reach one of some units, on a copy of the theme without these. */
async function takeOut(
  browser: Browser,
  whole: readonly StageSet[],
  out: ReadonlySet<string>,
  all: readonly Tried[],
  options: TakeOutOptions,
): Promise<void> {
  const waiting = all.flatMap((one) => {
    const unit = one.candidates.slice(0, options.most).find((candidate) => out.has(candidate));
    return unit !== undefined && isOpen(one, options.most) ? [{ one, unit }] : [];
  });
  const remaining = (rules: readonly Rule[]) => rules.filter((rule) => !out.has(unitOf(rule)));
  await withStages(browser, options, remaining, (stages) =>
    inLanes(stages, waiting, async (stage, { one, unit }) => {
      const control = whole[stages.indexOf(stage)] ?? stage;
      const lines = await differing(browser, stage, control, one);
      if (lines.length === 0) one.survived.push(unit);
      else Object.assign(one, { failsWithout: unit, lines });
      if (!isOpen(one, options.most)) options.tell?.(one);
    }),
  );
}

/** Each stage takes the next item when it is free. */
async function inLanes<Item>(
  stages: readonly StageSet[],
  items: readonly Item[],
  run: (stage: StageSet, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    stages.map(async (stage) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(stage, item);
    }),
  );
}

/** Opens the theme, adopted with changed rules, without its own script. */
async function withStages<Result>(
  browser: Browser,
  { folder, styles }: TakeOutOptions,
  rules: (all: readonly Rule[]) => readonly Rule[],
  run: (stages: readonly StageSet[]) => Promise<Result>,
): Promise<Result> {
  const copy = copyTheme(folder, makePlan(folder, groups, { rules }).changes);
  const sheets = join(copy.folder, 'assets/css');
  rmSync(sheets, { recursive: true, force: true });
  symlinkSync(resolve(styles), sheets);
  const stages = await Promise.all(
    Array.from({ length: LANES }, () => setStage(browser, copy.folder, { blocksOwnScript: true, timeout: TIMEOUT })),
  );
  try {
    return await run(stages);
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
    copy.remove();
  }
}

const isOpen = ({ failsWithout, survived, candidates }: Tried, most: number): boolean =>
  failsWithout === undefined && survived.length < Math.min(candidates.length, most);

/** Units for one copy of the theme, those that are the nearest ones of most behaviours first. */
function nextUnits(all: readonly Tried[], most: number): ReadonlySet<string> {
  const votes = new Map<string, number>();
  for (const one of all.filter((tried) => isOpen(tried, most))) {
    const next = one.candidates.find((unit) => !one.survived.includes(unit));
    if (next !== undefined) votes.set(next, (votes.get(next) ?? 0) + 1);
  }
  const units = new Set<string>();
  for (const [unit] of [...votes].sort(([, a], [, b]) => b - a)) {
    const isShared = all.some(
      ({ candidates }) => candidates.includes(unit) && candidates.some((one) => units.has(one)),
    );
    if (!isShared) units.add(unit);
  }
  return units;
}

const widthOf = ({ widths }: Behaviour) => widths.at(-1) ?? 1280;

async function reach(
  stages: readonly StageSet[],
  behaviours: readonly Behaviour[],
  { tell }: TakeOutOptions,
): Promise<Tried[]> {
  const units = unitsByLabel(groupRules(groups));
  const all: Tried[] = [];
  await inLanes(stages, behaviours, async (stage, behaviour) => {
    let labels: readonly string[] = [];
    const recorded: Behaviour = {
      ...behaviour,
      play: async (shopper) => {
        const outcome = await behaviour.play(shopper);
        labels = await shopper.page.evaluate(recordedLabels);
        return outcome;
      },
    };
    const played = await stage.play(recorded, widthOf(behaviour), (page) => page.addInitScript(recordLabels));
    const reached = 'failure' in played ? [] : labels.flatMap((label) => units.get(label) ?? []);
    const candidates = [...new Set(reached)];
    const one: Tried = { behaviour, candidates, played, survived: [] };
    if (candidates.length === 0) tell?.(one);
    all.push(one);
  });
  return all;
}

/** The toggle of languages names the language as soon as its widget is there: before or during a play. */
const languageLine = /^(appeared|gone) [+−] "(English|en|EN)"$/;

/**
 * What differs from the outcome with all rules. A busy machine can delay a page: what differs once is played again, then
 * on the whole theme, where it must be as it was.
 */
async function differing(
  browser: Browser,
  stage: StageSet,
  whole: StageSet,
  { behaviour, played }: Tried,
): Promise<readonly string[]> {
  const compare = async (on: StageSet) => {
    const now = await on.play(behaviour, widthOf(behaviour));
    // A lost browser is no lost behaviour.
    if (!browser.isConnected()) throw new Error('the browser was closed');
    return compareOutcomes(behaviour.name, played, now).lines.filter((line) => !languageLine.test(line));
  };
  if ((await compare(stage)).length === 0) return [];
  const lines = await compare(stage);
  return lines.length === 0 || (await compare(whole)).length > 0 ? [] : lines;
}
