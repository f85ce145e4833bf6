import { ask, isResponse } from './ask';
import type { ExaminedPage } from './examine-page';
import { type Finding, fault, note } from './finding';
import { scriptHooks } from './theme-hooks';

/** The scripts that are fetched at most. */
const MOST = 40;

/** Scripts that are no scripts of others: the bundle's and the theme's own. */
const OURS = /\/theme-bundle\.|\/(loader|channel)\.js(\?|#|$)/;

/** Fetches the scripts that apps have added to the pages, and reports those that use `stencilUtils`. */
export async function examineScripts(pages: readonly ExaminedPage[], seconds: number): Promise<Finding[]> {
  const hook = scriptHooks.find(({ kind }) => kind === 'stencil-utils');
  const needy = pages.flatMap(({ url, facts }) =>
    facts && !facts.slots.some(({ name }) => name === 'stencil-utils') ? [{ url, hooks: facts.hooks }] : [],
  );
  const known = new Map(
    needy.flatMap(({ url, hooks }) =>
      hooks.scripts.filter((src) => !OURS.test(src)).map((src) => [new URL(src, url).href, hooks] as const),
    ),
  );
  const findings: Finding[] = [];
  for (const [src, { hasThemeScript }] of [...known].slice(0, MOST)) {
    const response = await ask(src, seconds);
    if (!hook || !isResponse(response) || !hook.isIn(response.body.toString())) continue;
    const say = hasThemeScript ? note : fault;
    findings.push(
      say(
        'theme-hook-stencil-utils',
        `The script ${src} uses stencilUtils: ${hasThemeScript ? "the theme's script makes it global, and nothing does when that script is gone" : 'nothing on the page makes it global'}; ${hook.cure}.`,
      ),
    );
  }
  return findings;
}
