import type { Locator } from 'playwright-core';

/**
 * Presses a link to open it in another tab.
 *
 * @returns whether the page left the click to the browser. The tab itself is not awaited: a page in the background may
 * be slow, and a tab at another host never loads.
 */
export async function pressForTab(link: Locator): Promise<boolean> {
  const page = link.page();
  const taken = await page.evaluateHandle(() => {
    const clicks: boolean[] = [];
    // The window gets a click last, after all other listeners.
    window.addEventListener('click', (event) => void clicks.push(event.defaultPrevented));
    return clicks;
  });
  await link.click({ modifiers: ['ControlOrMeta'] });
  const heard = await taken.jsonValue();
  if (heard.length !== 1) throw new Error(`the window heard ${heard.length} clicks`);
  return !heard[0];
}
