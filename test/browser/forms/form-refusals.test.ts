import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { forms } from '../../support/forms/known-forms';
import { openForm, sendForm } from './open-form';

const shop = useShop();

describe('a valid form that the shop refuses and prints without its values', () => {
  it('restores the state of another country when the list of states is loaded', async () => {
    shop.server.world.settings.forgetsRefused = true;
    const form = forms.find(({ name }) => name === 'an address');
    if (!form) throw new Error('no form has this name');
    const { page } = await openForm(shop, form);
    const state = page.locator('#FormField_2_12_select');
    await page.fill('#FormField_2_4_input', 'Grace');
    await page.fill('#FormField_2_5_input', 'Hopper');
    await page.fill('#FormField_2_8_input', '1 Harbour Street');
    await page.fill('#FormField_2_10_input', 'Ottawa');
    await page.fill('#FormField_2_13_input', 'K1A 0B1');
    await page.selectOption('#FormField_2_11_select', 'Canada');
    await state.locator('option', { hasText: 'Ontario' }).waitFor({ state: 'attached' });
    await state.selectOption('Ontario');
    await page.locator(form.form).evaluate((element) => {
      element.addEventListener('formdata', (event) => (event as FormDataEvent).formData.delete('FormField[2][10]'));
    });
    await sendForm(page, form);
    await page.getByRole('alert').filter({ hasText: "The 'Suburb/City' field cannot be blank." }).waitFor();
    await state.locator('option:checked', { hasText: 'Ontario' }).waitFor({ state: 'attached' });
    expect(await page.inputValue('#FormField_2_11_select')).toBe('Canada');
    await sendForm(page, form);
    await page.waitForURL('**/account.php?action=address_book');
    await page.getByText('Ottawa').waitFor();
  });
});
