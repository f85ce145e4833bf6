import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

describe('a response that a test makes for its page', () => {
  const shop = useShop();
  let asked = 0;

  it('may still be pending when the test ends', async () => {
    const { page } = await shop.open('/', { mounted: false });
    await page.route('**/late', async (route) => {
      const isGone = new Promise((gone) => page.once('close', gone));
      const response = await route.fetch({ url: shop.url });
      asked++;
      await isGone;
      await route.fulfill({ response, body: await response.body() });
    });
    await page.evaluate(() => void fetch('/late').catch(() => {}));
    await until('the response is being made', () => asked > 0);
    expect(page.isClosed()).toBe(false);
  });

  // Otherwise the late failure would be a failure of this test.
  it('is then dropped, and fails no test', async () => {
    await pause(100);
    expect(asked).toBe(1);
  });
});

describe('a page that a test opens', () => {
  const shop = useShop();

  it('may be closed by the test itself', async () => {
    const { page, context } = await shop.open('/', { mounted: false });
    await context.close();
    expect(page.isClosed()).toBe(true);
  });
});
