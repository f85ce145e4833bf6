import type { Page } from 'playwright-core';
import { takeScreenshot } from '../driver/take-screenshot';
import { validateMarkup } from '../driver/validate-markup';
import { findBeside, findBesideAt } from './find-beside';
import { findNewBarriers } from './find-new-barriers';
import { findWidthBarriers } from './find-width-barriers';
import type { State } from './state';

/** The faults that no state may have on any screen. */
export interface Faults {
  readonly barriers: string[];
  readonly markup: string[];
  /** The width and the elements that overflow the screen. */
  readonly beside: string[];
}

export const noFaults: Faults = { barriers: [], markup: [], beside: [] };

/**
 * Tests a page in a state, on the screen of the state. A state for every screen is tested at the narrowest phone's
 * width too. With `SCREENSHOTS`, takes a screenshot of each.
 */
export async function findFaults(page: Page, state: State): Promise<Faults> {
  const { name, exempt = [] } = state;
  await takeScreenshot(page, `${name}-${page.viewportSize()?.width}`);
  const beside = await findBeside(page);
  // Node validates the markup while axe runs in the browser.
  const [markup, barriers] = await Promise.all([validateMarkup(page), findNewBarriers(page, { exempt })]);
  if (state.screen === 'wide') return { barriers, markup, beside };
  if (state.screen === 'narrow') return { barriers, markup, beside: [...beside, ...(await findBesideAt(page, 320))] };

  // All phones have the same layout, so the narrowest is the strictest.
  const besidePhone = await findBesideAt(page, 320);
  const ofWidth = await findWidthBarriers(page, exempt);
  await takeScreenshot(page, `${name}-375`, 375);
  return { barriers: [...barriers, ...ofWidth], markup, beside: [...beside, ...besidePhone] };
}
