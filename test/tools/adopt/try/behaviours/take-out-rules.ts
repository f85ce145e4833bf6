import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../../support/driver/chromium';
import { makePlan } from '../../plan';
import { groups, type Rule } from '../../rule';
import { groupRules } from '../../rules/group-rules';
import { copyTheme } from '../../theme-copy';
import { withoutAccepted } from './accepted-differences';
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

/**
 * Plays behaviours on an adopted theme without its own script: first with all rules, to record which rules each behaviour
 * reaches, then with one of these rules taken out after the other, until the behaviour ends in another way.
 */
export async function takeOutRules(behaviours: readonly Behaviour[], options: TakeOutOptions): Promise<Tried[]> {
  const browser = await launchChromium();
  try {
    const all = await withStage(browser, options, withLabels, (stage) => reach(stage, behaviours, options));
    for (let unit = nextUnit(all, options.most); unit !== undefined; unit = nextUnit(all, options.most)) {
      const without = unit;
      const waiting = all.filter((one) => isOpen(one, options.most) && one.candidates.includes(without));
      const remaining = (rules: readonly Rule[]) => rules.filter((rule) => unitOf(rule) !== without);
      await withStage(browser, options, remaining, async (stage) => {
        for (const one of waiting) {
          const lines = await differing(browser, stage, one);
          if (lines.length === 0) one.survived.push(without);
          else Object.assign(one, { failsWithout: without, lines });
          if (!isOpen(one, options.most)) options.tell?.(one);
        }
      });
    }
    return all;
  } finally {
    await browser.close();
  }
}

/** Opens the theme, adopted with changed rules, without its own script. */
async function withStage<Result>(
  browser: Browser,
  { folder, styles }: TakeOutOptions,
  rules: (all: readonly Rule[]) => readonly Rule[],
  run: (stage: StageSet) => Promise<Result>,
): Promise<Result> {
  const copy = copyTheme(folder, makePlan(folder, groups, { rules }).changes);
  const sheets = join(copy.folder, 'assets/css');
  rmSync(sheets, { recursive: true, force: true });
  symlinkSync(resolve(styles), sheets);
  const stage = await setStage(browser, copy.folder, { blocksOwnScript: true, timeout: TIMEOUT });
  try {
    return await run(stage);
  } finally {
    await stage.close();
    copy.remove();
  }
}

const isOpen = ({ failsWithout, survived, candidates }: Tried, most: number): boolean =>
  failsWithout === undefined && survived.length < Math.min(candidates.length, most);

/** The unit that is the nearest one of most behaviours. */
function nextUnit(all: readonly Tried[], most: number): string | undefined {
  const votes = new Map<string, number>();
  for (const one of all.filter((tried) => isOpen(tried, most))) {
    const next = one.candidates.find((unit) => !one.survived.includes(unit));
    if (next !== undefined) votes.set(next, (votes.get(next) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const widthOf = ({ widths }: Behaviour) => widths.at(-1) ?? 1280;

async function reach(stage: StageSet, behaviours: readonly Behaviour[], { tell }: TakeOutOptions): Promise<Tried[]> {
  const units = unitsByLabel(groupRules(groups));
  const all: Tried[] = [];
  for (const behaviour of behaviours) {
    let labels: readonly string[] = [];
    const recorded: Behaviour = {
      ...behaviour,
      play: async (shopper) => {
        await shopper.page.evaluate(recordLabels);
        const outcome = await behaviour.play(shopper);
        labels = await shopper.page.evaluate(recordedLabels);
        return outcome;
      },
    };
    const played = await stage.play(recorded, widthOf(behaviour));
    const reached = 'failure' in played ? [] : labels.flatMap((label) => units.get(label) ?? []);
    const candidates = [...new Set(reached)];
    const one: Tried = { behaviour, candidates, played, survived: [] };
    if (candidates.length === 0) tell?.(one);
    all.push(one);
  }
  return all;
}

/** What differs from the outcome with all rules. What differs once is played again: a busy machine can delay a page. */
async function differing(browser: Browser, stage: StageSet, { behaviour, played }: Tried): Promise<readonly string[]> {
  const compare = async () => {
    const now = await stage.play(behaviour, widthOf(behaviour));
    // A lost browser is no lost behaviour.
    if (!browser.isConnected()) throw new Error('the browser was closed');
    return withoutAccepted(compareOutcomes(behaviour.name, played, now)).lines;
  };
  const lines = await compare();
  return lines.length === 0 ? lines : compare();
}
