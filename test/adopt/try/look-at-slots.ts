import type { OpenedPage } from '../../browser/driver/open-page';
import { untilMounted } from '../../browser/driver/until-mounted';

/** Waits for the widgets of a page, and tells which have failed and what they have said. */
export async function lookAtSlots({ page, trouble }: OpenedPage): Promise<string[]> {
  await untilMounted(page);
  const failed = await page
    .locator('[data-widget-status="failed"]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-widget')));
  const said = trouble.unexpected().filter((sentence) => /^widgets:error|was answered/.test(sentence));
  return [...new Set([...failed.map((name) => `the slot ${name} has failed`), ...said])];
}
