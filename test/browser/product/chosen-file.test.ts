import { describe, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { useShop } from '../../support/driver/use-shop';

const field = '#attribute_file_11605';
const file = (name: string, bytes = 300) => ({ name, mimeType: '', buffer: Buffer.alloc(bytes) });
const problem = (page: Page) => page.locator(`[data-part="option"]:has(${field}) [data-part="problem"]`);

describe('a file that is chosen', () => {
  const shop = useShop();

  it('before the code arrives is refused when it does', async () => {
    let release = async () => {};
    const before = async (page: Page) => void (release = await holdCode(page));
    const { page } = await shop.open('/hand-painted-sign/', { mounted: false, before });
    await page.setInputFiles(field, file('sketch.heic'));
    await release();
    await problem(page).getByText('Please choose a file of one of these types').waitFor();
  });
});
