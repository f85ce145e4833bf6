import type { Page } from 'playwright-core';
import type { ProductAttributes } from '../../../../core/api/product-attributes';
import { factsInResponse } from './facts-in-response';

/** Milliseconds after which the page must show a response, also on a busy machine. */
const SHOWN = 20_000;

/**
 * Compares a product's page with the shop's response to a choice. Waits until the page shows the response.
 *
 * @param option the name of the chosen option, for the sentences
 * @returns one sentence for each fact that does not follow the choice
 */
export async function unfollowedFacts(page: Page, option: string, response: ProductAttributes): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, selector, text } of factsInResponse(response)) {
    const asked = [selector, text] as const;
    const follows = await page.waitForFunction(isShown, asked, { timeout: SHOWN }).then(
      () => true,
      () => false,
    );
    if (follows) continue;
    const shown = await page.locator(selector).first().textContent();
    problems.push(
      `the ${name} does not follow "${option}": ${selector} shows "${shown?.trim()}", the shop answered "${text}". Is it inside the slot and the scope of its product?`,
    );
  }
  return problems;
}

/** Whether each of the elements shows a text or a picture. Runs in the page. */
const isShown = ([selector, wanted]: readonly [string, string]): boolean =>
  [...document.querySelectorAll<HTMLElement>(selector)].every((element) =>
    element instanceof HTMLImageElement
      ? decodeURI(element.src).includes(wanted)
      : (element.textContent ?? '').trim() === wanted.replace(/<[^>]*>/g, '').trim(),
  );
