import type { Page } from 'playwright-core';
import { takeScreenshot } from '../driver/take-screenshot';
import { validateMarkup } from '../driver/validate-markup';
import { findBeside, findBesideAt } from './find-beside';
import { findNewBarriers } from './find-new-barriers';
import { findWidthBarriers } from './find-width-barriers';
import type { State } from './state';

/** What no state may have on any screen. */
export interface Faults {
  readonly barriers: string[];
  readonly markup: string[];
  /** What stands beside the screen. */
  readonly beside: string[];
}

export const noFaults: Faults = { barriers: [], markup: [], beside: [] };

/**
 * Looks at a page that stands in a state: on the screen that it was entered on, and if that was a wide one where the
 * state isn't at home alone, on the narrowest phone's too. Photographs it on both when `SCREENSHOTS` is set.
 */
export async function findFaults(page: Page, state: State): Promise<Faults> {
  const { name, exempt = [] } = state;
  await takeScreenshot(page, `${name}-${page.viewportSize()?.width}`);
  const beside = await findBeside(page);
  // The markup is judged here while the browser looks for barriers.
  const [markup, barriers] = await Promise.all([validateMarkup(page), findNewBarriers(page, { exempt })]);
  if (state.screen === 'wide') return { barriers, markup, beside };
  if (state.screen === 'narrow') return { barriers, markup, beside: [...beside, ...(await findBesideAt(page, 320))] };

  // One layout serves all phones, so the narrowest is the strictest.
  const besidePhone = await findBesideAt(page, 320);
  const ofWidth = await findWidthBarriers(page, exempt);
  await takeScreenshot(page, `${name}-375`, 375);
  return { barriers: [...barriers, ...ofWidth], markup, beside: [...beside, ...besidePhone] };
}
