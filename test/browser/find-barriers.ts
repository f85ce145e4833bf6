import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const options: RunOptions = {
  resultTypes: ['violations'],
  // None of these rules reads style sheets, and no picture or sound waits to be loaded.
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * What axe finds on the page as it is now: one sentence per rule with the elements it names.
 *
 * axe is handed over by the debugger, which the page's content security policy doesn't bind.
 * @param within a selector; only what is inside is looked at
 */
export async function findBarriers(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, run]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      return (await inPage.run(selector, run)).violations;
    },
    [within, options] as const,
  );
  return violations.map(describe);
}

const describe = ({ id, help, nodes }: Result): string =>
  `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 160)}`).join('\n')}`;
