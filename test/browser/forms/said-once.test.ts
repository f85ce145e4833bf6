import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../support/driver/sign-in';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';

const weak = 'abc';

describe('an error message with the text of the hint', () => {
  const shop = useShop();

  it.each([
    ['a new account', '/login.php?action=create_account', '#FormField_1_2_input', weak, false],
    ['the account’s settings', '/account.php?action=account_details', 'input[data-field-type="Password"]', weak, true],
    ['a gift certificate', '/giftcertificates.php', '#certificate_amount', '7000000', false],
  ])('is shown and announced once, and shifts nothing: %s', async (_, path, field, typed, isSignedIn) => {
    const { page } = await shop.open(path, {
      width: 375,
      mounted: false,
      before: async (one) => isSignedIn && signIn(one, shop.url),
    });
    const question = page.locator('.form-field', { has: page.locator(field) });
    const input = question.locator(field);
    await input.focus();
    await untilMounted(page, 'form[data-widget]:has(.form-hint)');
    const hint = await question.locator('.form-hint').innerText();
    const height = async () => (await question.boundingBox())?.height;
    const before = await height();
    await input.fill(typed);
    await input.press('Tab');
    const problem = question.locator('.form-inlineMessage');
    await problem.getByText(hint).waitFor();
    expect(await question.getByText(hint).filter({ visible: true }).count()).toBe(1);
    const spoken = await input.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(spoken).toEqual([hint]);
    expect(await height()).toBe(before);

    // The hint returns with a valid value.
    await input.fill(typed === weak ? 'compiler7' : '50');
    await problem.waitFor({ state: 'hidden' });
    expect(await question.locator('.form-hint').isVisible()).toBe(true);
  });
});
