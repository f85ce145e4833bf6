import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { useHeldPage } from './use-held-page';

declare global {
  interface Window {
    /** The names of the errors that were reported. */
    causes: string[];
  }
}

describe('code that does not come', () => {
  const shop = useShop();
  const open = useHeldPage(shop);

  it('fails after two minutes with its name, its chunk and the reason; the page sells', async () => {
    const { page, trouble, pass, passUntil } = await open('/clamp-base/', {
      before: (opened) =>
        opened.addInitScript(() => {
          window.causes = [];
          // The browser's own timer is no part of the page's time.
          AbortSignal.timeout = (limit) => {
            const late = new AbortController();
            setTimeout(() => late.abort(new DOMException('signal timed out', 'TimeoutError')), limit);
            return late.signal;
          };
          document.addEventListener('widgets:error', ({ detail }) => window.causes.push((detail.cause as Error).name));
        }),
    });
    trouble.expect(/Loading chunk/);
    const form = page.locator('main form[data-widget="add-to-cart"]');
    const status = () => form.getAttribute('data-widget-status');
    await form.hover();
    await passUntil('it is asked for', async () => (await status()) === 'loading');
    await pass(119_000);
    expect(await status()).toBe('loading');
    expect(trouble.expected()).toEqual([]);
    // After the limit comes one pause of 500 ms.
    await pass(1_500);
    expect(await status()).toBe('failed');
    const reports = trouble.expected().filter((one) => one.startsWith('widgets:error'));
    expect(reports).toContainEqual(expect.stringMatching(/^widgets:error: Loading chunk product failed: \S+/));
    expect(new Set(await page.evaluate(() => window.causes))).toEqual(new Set(['ChunkLoadError']));
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL('**/cart.php');
  });
});
