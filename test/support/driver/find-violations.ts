import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result, RunOptions, run } from 'axe-core';
import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

// The minified file is sent to the page and parsed there in half the time.
const axe = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

const options: RunOptions = {
  resultTypes: ['violations'],
  // None of these rules reads style sheets, and nothing waits for pictures or sounds.
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The axe rules that apply, and where. */
export interface Rules {
  /** Rules that are switched off. */
  readonly exempt?: readonly string[];
  /** Only these rules; all when absent. */
  readonly only?: readonly string[];
  /** Selectors of elements to leave out. */
  readonly except?: readonly string[];
}

/**
 * Runs axe on the current page. Returns one sentence for each violated rule, with the elements.
 *
 * @param within a selector; only elements inside it are checked
 */
export async function findViolations(
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
      const { violations: found } = await inPage.run(where, how);
      /** A row that scrolls sideways may cut off a target. axe measures the visible part, but WCAG 2.5.8 means the whole target. */
      const isCutOff = (selector: unknown): boolean => {
        const target = document.querySelector<HTMLElement>(String(selector));
        if (!target || target.offsetWidth < 24 || target.offsetHeight < 24) return false;
        for (let around = target.parentElement; around; around = around.parentElement) {
          if (around.scrollWidth > around.clientWidth && getComputedStyle(around).overflowX === 'auto') return true;
        }
        return false;
      };
      for (const violation of found) {
        if (violation.id === 'target-size') {
          violation.nodes = violation.nodes.filter(({ target: [selector] }) => !isCutOff(selector));
        }
      }
      return found.filter(({ nodes }) => nodes.length > 0);
    },
    [context, { ...options, rules, ...asked }] as const,
  );
  return violations.map(describe);
}

/** Injects axe by DevTools, because the page's Content-Security-Policy does not apply to it. */
async function giveAxe(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  // Half the time of Playwright's own `evaluate`, which wraps the half megabyte.
  await devTools.send('Runtime.evaluate', { expression: axe });
  await devTools.detach();
}

const describe = ({ id, help, nodes }: Result): string =>
  `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 160)}`).join('\n')}`;
