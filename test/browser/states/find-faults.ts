import type { Page } from 'playwright-core';
import { findBarriers } from '../driver/find-barriers';
import { takeScreenshot } from '../driver/take-screenshot';
import { validateMarkup } from '../driver/validate-markup';
import { findBeside } from './find-beside';
import type { State } from './state';

/** What no state may have, in any language and on any screen. */
export interface Faults {
  readonly barriers: string[];
  readonly markup: string[];
  /** What stands beside the screen. */
  readonly beside: string[];
}

export const noFaults: Faults = { barriers: [], markup: [], beside: [] };

/** Looks at a page that stands in a state, and photographs it when `SCREENSHOTS` is set. */
export async function findFaults(page: Page, { name, exempt }: State): Promise<Faults> {
  await takeScreenshot(page, `${name}-${page.viewportSize()?.width}`);
  const beside = await findBeside(page);
  // The markup is judged here while the browser looks for barriers.
  const [markup, barriers] = await Promise.all([validateMarkup(page), findBarriers(page, 'html', exempt)]);
  return { barriers, markup, beside };
}

/**
 * Looks again at a state in another language: for what words and the width of the screen can change. Neither can change
 * colours or what markup is valid, which cost as much as the rest.
 */
export async function findFaultsAgain(
  page: Page,
  { name, screen, exempt = [] }: State,
): Promise<Omit<Faults, 'markup'>> {
  await takeScreenshot(page, `${name}-${page.viewportSize()?.width}`);
  const beside = await findBeside(page);
  // A state of one screen has been looked at there.
  const barriers = screen ? [] : await findBarriers(page, 'html', [...exempt, 'color-contrast']);
  return { barriers, beside };
}
