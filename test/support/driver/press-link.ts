import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'puppeteer-core';

/** A link of the shown page: its path, and the selector of an element around it. */
export interface Link {
  readonly within: string;
  readonly to: string;
}

/** A point of the window, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds between pointer down and pointer up. */
const HELD = 80;

/** Milliseconds until a page must show a link: the page may still load. */
const SHOWN = 10_000;

/**
 * Moves the pointer onto a link as soon as the page shows it, and leaves it there for a time.
 *
 * @param ms milliseconds on the link
 * @throws Error when the page shows no such link in ten seconds
 */
export async function restOnLink(context: BrowserContext, page: Page, link: Link, ms: number): Promise<void> {
  const { x, y } = await awaitLink(context, link);
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.move(x, y, { steps: 4 });
  await pause(ms);
}

/**
 * Presses and releases the mouse button where the pointer is.
 *
 * @param held runs while the button is down; by default it waits as long as a person holds the button
 */
export async function pressHere(page: Page, held: () => Promise<unknown> = () => pause(HELD)): Promise<void> {
  await page.mouse.down();
  await held();
  // If a prerendered page has replaced this page, the driver never gets a response.
  await Promise.race([page.mouse.up().catch(() => undefined), pause(1_000)]);
}

/** Waits until the link stands still: the header becomes higher at the top of the page. */
async function awaitLink(context: BrowserContext, link: Link): Promise<Point> {
  let last: Point | null = null;
  for (const end = Date.now() + SHOWN; Date.now() < end; await pause(50)) {
    const found = await findLink(context, link);
    if (found && found.x === last?.x && found.y === last.y) return found;
    last = found;
  }
  throw new Error(`no shown page has a link to ${link.to} in ${link.within} that stands still`);
}

/**
 * Finds a link of the shown page; null if there is none. The driver loses its own frame when a prerendered page is shown, so each search opens a
 * new connection. It closes the connection at once, because Chromium prerenders nothing while a page has one.
 */
async function findLink(context: BrowserContext, { within, to }: Link): Promise<Point | null> {
  for (const target of context.targets()) {
    if (target.type() !== 'page' || !target.url().startsWith('http')) continue;
    const session = await target.createCDPSession();
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${middleOf})(${JSON.stringify(`${within} a[href$="${to}"]`)})`,
      returnByValue: true,
    });
    await session.detach();
    const found = result.value as Point | null;
    if (found) return found;
  }
  return null;
}

/** Runs in the page: a point of the first visible element, scrolled into view. In a wide element it is near the left edge. */
function middleOf(selector: string): Point | null {
  if ('prerendering' in document && document.prerendering) return null;
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width, 60) / 2, y: top + height / 2 };
}
