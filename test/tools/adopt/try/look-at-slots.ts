import type { OpenedPage } from '../../../support/driver/open-page';
import { untilMounted } from '../../../support/driver/until-mounted';

/** Waits until the widgets of a page are mounted. Returns the failed slots and the reported errors. */
export async function lookAtSlots({ page, trouble }: OpenedPage): Promise<string[]> {
  await untilMounted(page);
  const failed = await page
    .locator('[data-widget-status="failed"]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-widget')));
  const said = trouble.unexpected().filter((sentence) => /^widgets:error|was answered/.test(sentence));
  return [...new Set([...failed.map((name) => `the slot ${name} has failed`), ...said])];
}
