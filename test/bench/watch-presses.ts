import type { Page } from 'playwright-core';

/** What one press cost, in milliseconds. */
export interface Press {
  /** From the press to the frame that answers it, as the browser's own event timing has it: in steps of 8. */
  readonly event: number;
  /** From the press to the first task behind the next frame. */
  readonly nextPaint: number;
  /** From the press to the frame that shows what was pressed for; NaN where nothing was waited for, or nothing came. */
  readonly shown: number;
}

declare global {
  interface Window {
    press: {
      event: number;
      nextPaint: number;
      shown: number;
      /** What says that the answer is there, when its text or value changes: a selector, and what it had. */
      until: { selector: string; before: string } | undefined;
      /** The texts and values of what a selector finds in sight. */
      read: (selector: string) => string;
    };
  }
}

/** Milliseconds after which a press and all that follows from it are over. */
const REST = 1_500;
/** The event timing of a browser leaves out what is answered sooner than two of its steps. */
const ONE_STEP = 8;

/** Has the pages to come note what presses cost. Call it before the page goes anywhere. */
export const watchPresses = (page: Page): Promise<unknown> => page.addInitScript(notePresses);

/**
 * Presses something, and waits until it is over.
 *
 * @param shown what shows the answer: it appears, or its text changes
 */
export async function measurePress(page: Page, press: () => Promise<unknown>, shown?: string): Promise<Press> {
  await page.evaluate((selector) => {
    const until = selector === undefined ? undefined : { selector, before: window.press.read(selector) };
    Object.assign(window.press, { event: 0, nextPaint: 0, shown: Number.NaN, until });
  }, shown);
  await press();
  if (shown !== undefined)
    await page.waitForFunction(() => !Number.isNaN(window.press.shown), undefined, { polling: 100, timeout: 30_000 });
  await page.waitForTimeout(REST);
  const {
    event,
    nextPaint,
    shown: seen,
  } = await page.evaluate(() => {
    const { event: timed, nextPaint: painted, shown: answered } = window.press;
    return { event: timed, nextPaint: painted, shown: answered };
  });
  return { event: Math.max(ONE_STEP, event), nextPaint, shown: seen };
}

/** Runs in the page before anything else. */
function notePresses(): void {
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  window.press = {
    event: 0,
    nextPaint: 0,
    shown: Number.NaN,
    until: undefined,
    read: (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element.localName, (element as Partial<HTMLInputElement>).value, element.textContent])
        .join(),
  };
  const look = (start: number) => {
    const { until, read } = window.press;
    if (!until) return;
    const now = read(until.selector);
    if (now === '' || now === until.before) requestAnimationFrame(() => look(start));
    else {
      window.press.until = undefined;
      afterPaint(() => (window.press.shown = performance.now() - start));
    }
  };
  const pressed = ({ timeStamp }: Event) => {
    afterPaint(() => (window.press.nextPaint ||= performance.now() - timeStamp));
    look(timeStamp);
  };
  for (const type of ['click', 'keydown']) addEventListener(type, pressed, true);
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // Events that are no press, such as a hover, have no interaction.
      if (interactionId) window.press.event = Math.max(window.press.event, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
