import type { Page } from 'playwright-core';

/** Opens the estimator of the cart page, and asks for the quotes of an address in Maine. */
export async function estimateShipping(page: Page): Promise<void> {
  await page.getByText('Estimate shipping').click();
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'United States' });
  await page.getByRole('combobox', { name: 'State or province' }).selectOption({ label: 'Maine' });
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Postal code').fill('04101');
  await page.getByRole('button', { name: 'Show shipping costs' }).click();
}
