import type { Page } from 'playwright-core';
import { findHidden } from '../block-lists/find-hidden';
import { takeScreenshot } from '../driver/take-screenshot';
import { validateMarkup } from '../driver/validate-markup';
import { findBeside, findBesideAt, findBesideLargeText } from './find-beside';
import { findMuteLists } from './find-mute-lists';
import { findNewViolations } from './find-new-violations';
import { findWidthViolations } from './find-width-violations';
import type { State } from './state';

/** The faults that no state may have on any screen. */
export interface Faults {
  readonly violations: string[];
  readonly markup: string[];
  /** The width and the elements that overflow the screen, also with text of 200 %. */
  readonly beside: string[];
  /** Lists that have lost their role in Safari. */
  readonly muteLists: string[];
  /** Rules of content blockers that hide an element by its names. */
  readonly hidden: string[];
}

/** The widths at which a state is tested with large text, in pixels. */
const widths = { wide: [1280], narrow: [375], every: [1280, 375] };

export const noFaults: Faults = { violations: [], markup: [], beside: [], muteLists: [], hidden: [] };

/**
 * Tests a page in a state, on the screen of the state. A state for every screen is tested at the narrowest phone's
 * width too. With `SCREENSHOTS`, takes a screenshot of each.
 */
export async function findFaults(page: Page, state: State): Promise<Faults> {
  const { name, exempt = [] } = state;
  await takeScreenshot(page, `${name}-${page.viewportSize()?.width}`);
  const beside = await findBeside(page);
  // Node validates the markup while axe runs in the browser.
  const [markup, violations] = await Promise.all([validateMarkup(page), findNewViolations(page, { exempt })]);
  beside.push(...(await findBesideLargeText(page, widths[state.screen ?? 'every'])));
  const found = { violations, markup, muteLists: await findMuteLists(page), hidden: findHidden(await page.content()) };
  if (state.screen === 'wide') return { ...found, beside };
  if (state.screen === 'narrow') return { ...found, beside: [...beside, ...(await findBesideAt(page, 320))] };

  // All phones have the same layout, so the narrowest is the strictest.
  const besidePhone = await findBesideAt(page, 320);
  const ofWidth = await findWidthViolations(page, exempt);
  await takeScreenshot(page, `${name}-375`, 375);
  return { ...found, violations: [...violations, ...ofWidth], beside: [...beside, ...besidePhone] };
}
