import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result, RunOptions, run } from 'axe-core';
import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

// The smaller one is sent to each page and read there in half the time.
const axe = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

const options: RunOptions = {
  resultTypes: ['violations'],
  // None of these rules reads style sheets, and no picture or sound waits to be loaded.
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Which of axe's rules hold, by their names, and where. */
export interface Rules {
  /** Rules that don't. */
  readonly exempt?: readonly string[];
  /** No others; all if absent. */
  readonly only?: readonly string[];
  /** Selectors of what is not looked at. */
  readonly except?: readonly string[];
}

/**
 * What axe finds on the page as it is now: one sentence per rule with the elements it names.
 *
 * @param within a selector; only what is inside is looked at
 */
export async function findBarriers(
  page: Page,
  within = 'html',
  { exempt = [], only, except = [] }: Rules = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await giveAxe(page);
  const asked = only && { runOnly: { type: 'rule' as const, values: only.filter((rule) => !exempt.includes(rule)) } };
  const rules = Object.fromEntries(exempt.map((rule) => [rule, { enabled: false }]));
  const context = { include: [within], exclude: [...except] };
  const violations = await page.evaluate(
    async ([where, how]) => {
      const { axe: inPage } = window as unknown as { axe: { run: typeof run } };
      return (await inPage.run(where, how)).violations;
    },
    [context, { ...options, rules, ...asked }] as const,
  );
  return violations.map(describe);
}

/** Hands axe over by the debugger, which the page's content security policy doesn't bind. */
async function giveAxe(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  // Half the time of Playwright's own `evaluate`, which wraps the half megabyte.
  await devTools.send('Runtime.evaluate', { expression: axe });
  await devTools.detach();
}

const describe = ({ id, help, nodes }: Result): string =>
  `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 160)}`).join('\n')}`;
