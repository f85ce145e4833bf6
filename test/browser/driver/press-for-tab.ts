import type { Locator } from 'playwright-core';

/**
 * Presses a link as a shopper does who wants it in another tab.
 *
 * @returns whether the page left the click to the browser. The tab itself is the browser's affair: a page in the
 *   background may take its time, and one elsewhere never comes.
 */
export async function pressForTab(link: Locator): Promise<boolean> {
  const page = link.page();
  const taken = await page.evaluateHandle(() => {
    const clicks: boolean[] = [];
    // The window is the last to hear a click, when everybody else has had it.
    window.addEventListener('click', (event) => void clicks.push(event.defaultPrevented));
    return clicks;
  });
  await link.click({ modifiers: ['ControlOrMeta'] });
  const heard = await taken.jsonValue();
  if (heard.length !== 1) throw new Error(`the window heard ${heard.length} clicks`);
  return !heard[0];
}
