import type { Page } from 'playwright-core';
import { findViolations, type Rules } from '../driver/find-violations';

/** The parts that every page has; they take as long to check as the page itself. */
const around = ['.header', '.footer'];

/** A cart's id, which differs for each shopper. */
const cartId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const withoutViolations = new Set<string>();

/** Runs axe on the page, without a header or footer that was checked before in the same form and had no violations. */
export async function findNewViolations(page: Page, rules: Rules): Promise<string[]> {
  const markups = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector(selector)?.outerHTML ?? ''),
    around,
  );
  const width = page.viewportSize()?.width;
  const prints = markups.map((markup) => JSON.stringify([markup.replace(cartId, ''), width, rules]));
  const except = around.filter((_, at) => withoutViolations.has(prints[at] ?? ''));
  const violations = await findViolations(page, 'html', { ...rules, except });
  if (violations.length === 0) for (const print of prints) withoutViolations.add(print);
  return violations;
}
