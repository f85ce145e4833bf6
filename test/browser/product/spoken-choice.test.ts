import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { watchSpeech } from '../../support/driver/watch-speech';

const shop = useShop();

async function openPage(path: string) {
  let heard: Awaited<ReturnType<typeof watchSpeech>> = async () => [];
  const { page } = await shop.open(path, {
    mounted: false,
    before: async (one) => {
      heard = await watchSpeech(one);
      await mountAtOnce(one);
    },
  });
  const spoken = async () => (await heard()).map(({ text }) => text);
  /** Waits for the next sentence, and then for a second in which another one could come. */
  const next = async () => {
    const { length } = await spoken();
    await until('the choice is spoken', async () => (await spoken()).length > length);
    await page.waitForTimeout(1_000);
    return (await spoken()).slice(length);
  };
  return { page, spoken, next };
}

/** Chooses the first value of each group of radio buttons, so that only the size of the tin is left to choose. */
const chooseOthers = async (form: Locator) => {
  const options = form.locator('[data-widget="product-options"] [role="radiogroup"]');
  for (const option of await options.all()) {
    await option.getByRole('radio').first().check({ force: true });
    await form.page().waitForTimeout(500);
  }
};

describe('a choice of options', () => {
  it('is announced in the dialog of a quick view', async () => {
    const { page, next } = await openPage('/workshop/');
    await untilMounted(page, '[data-widget="quick-view"], [data-widget="dialog"]');
    await page.locator('.card', { hasText: 'Linseed' }).locator('.card-quickview').click();
    const dialog = page.locator('dialog[open]');
    const tin = dialog.locator('[name="attribute[11102]"]');
    await tin.waitFor();
    await untilMounted(page, 'dialog[open] [data-widget^="product-"]');
    await chooseOthers(dialog);
    const said = next();
    await tin.selectOption({ index: 2 });
    expect(await said).toEqual([expect.stringMatching(/^Price \$[\d.]+, .+/)]);
  });
});
