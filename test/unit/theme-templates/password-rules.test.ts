/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

/** The theme's question for a password, in a shop with this minimum length. */
function renderQuestion(minlength: number): Promise<string> {
  const given = JSON.stringify({
    field: {
      partial: 'password',
      id: 'secret',
      name: 'secret',
      label: 'Password',
      required: true,
      private_id: 'Password',
    },
    rules: { alpha: '[A-Za-z]', numeric: '[0-9]', minlength, error: `At least ${minlength}, with letters and digits` },
  });
  const partial = '{{> components/forms/dynamic-field form_field=field form_rules=rules}}';
  return renderExample(`{{#JSONparse '${given}'}}${partial}{{/JSONparse}}`);
}

describe('a new password', () => {
  it.each([
    [7, 'lamp12', false],
    [7, 'lamp123', true],
    [12, 'lamp1234567', false],
    [12, 'lamp12345678', true],
    [12, 'lampshades-only', false],
    [12, '123456789012', false],
  ])('must match the shop’s settings (%i characters): %j: %j', async (minlength, password, isTaken) => {
    const html = (await renderQuestion(minlength)).replaceAll('&#x3D;', '=');
    // Browsers compile the attribute in the same way.
    const pattern = new RegExp(`^(?:${/ pattern="([^"]+)"/.exec(html)?.[1]})$`, 'v');
    expect(pattern.test(password)).toBe(isTaken);
    expect(html).toMatch(/<input[^>]* required/);
    expect(html).toContain(`data-invalid-message="At least ${minlength}, with letters and digits"`);
  });
});
