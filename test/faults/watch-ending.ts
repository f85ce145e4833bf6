import type { Page } from 'playwright-core';
import { until } from '../support/driver/until';
import type { Ending, Journey } from './journey';
import type { Scene } from './scene';

/** The page's alert dialog, for messages that the shopper must read. */
const alert = 'dialog[data-name="alert"][open] [data-part="message"]';

export interface Ended {
  readonly ending: Ending | 'nothing';
  /** The message to the shopper. */
  readonly words: string;
}

/** Marks the current document. A document without the mark is another one. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(document, 'isOfPress', true));

/**
 * Waits for the result of a press, in a document that was marked before it.
 *
 * @param timeout milliseconds
 */
export async function watchEnding(scene: Scene, { done, message }: Journey, timeout: number): Promise<Ended> {
  const { page, alerts } = scene;
  const shown = (selector: string) => page.locator(selector).filter({ visible: true });
  const look = async (): Promise<Ended | undefined> => {
    const { isSame, isWhole, protocol } = await page.evaluate(() => ({
      isSame: 'isOfPress' in document,
      isWhole: document.readyState === 'complete',
      protocol: location.protocol,
    }));
    // The browser's own error page.
    if (protocol === 'chrome-error:') return { ending: 'no page', words: '' };
    if (!isSame) return isWhole ? { ending: 'navigated', words: '' } : undefined;
    if (alerts.length > 0) return { ending: 'message', words: alerts.join(' ') };
    if ((await shown(done).count()) > 0) return { ending: 'done', words: '' };
    const texts = await shown(message ? `${alert}, ${message}` : alert).allInnerTexts();
    const words = texts.join(' ').trim();
    return words ? { ending: 'message', words } : undefined;
  };
  // A page that is being left cannot be read.
  const lookOrMiss = () => look().catch(() => undefined);
  return until('the press has a result', lookOrMiss, timeout).catch(() => ({ ending: 'nothing', words: '' }));
}
