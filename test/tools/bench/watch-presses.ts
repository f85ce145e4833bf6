import type { Page } from 'playwright-core';

/** The cost of one press, in milliseconds. */
export interface Press {
  /** From the press to the frame that answers it, from the Event Timing API: in steps of 8. */
  readonly event: number;
  /** From the press to the first task after the next frame. */
  readonly nextPaint: number;
  /** From the press to one frame after the script has found the response; NaN when no response was expected. */
  readonly shown: number;
}

declare global {
  interface Window {
    press: {
      /** Whether the press has begun: the browser also presses the field of a pressed label. */
      isBegun: boolean;
      event: number;
      nextPaint: number;
      shown: number;
      /** The expected answer: an element's selector, and its text or value before the press. */
      until: { selector: string; before: string } | undefined;
      /** The texts and values of the visible elements that a selector finds. */
      read: (selector: string) => string;
    };
  }
}

/** Milliseconds after which a press and its effects are over. */
const REST = 1_500;
/** The duration of a press that the Event Timing API leaves out, because it was shorter than 16 ms. */
const ONE_STEP = 8;

/** Makes the page's next documents record the cost of presses. Call it before the first navigation. */
export const watchPresses = (page: Page): Promise<unknown> => page.addInitScript(notePresses);

/**
 * Presses something, and waits until its effects are over.
 *
 * @param shown selector of the response: the element appears, or its text or value changes
 * @throws Error when no response appears within 30 s
 */
export async function measurePress(page: Page, press: () => Promise<unknown>, shown?: string): Promise<Press> {
  await page.evaluate((selector) => {
    const until = selector === undefined ? undefined : { selector, before: window.press.read(selector) };
    Object.assign(window.press, { isBegun: false, event: 0, nextPaint: 0, shown: Number.NaN, until });
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

/** Runs in the page before any other script. */
function notePresses(): void {
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  window.press = {
    isBegun: false,
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
    if (window.press.isBegun) return;
    window.press.isBegun = true;
    // A look forces styles, so the first one comes after the press is painted.
    afterPaint(() => {
      window.press.nextPaint = performance.now() - timeStamp;
      look(timeStamp);
    });
  };
  for (const type of ['click', 'keydown']) addEventListener(type, pressed, true);
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // Other events, such as a hover, have no interaction id.
      if (interactionId) window.press.event = Math.max(window.press.event, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
