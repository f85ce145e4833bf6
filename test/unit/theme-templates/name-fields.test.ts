/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

/** The labels of the shop's fields that share their row with another, in the theme's order. */
async function sharingARow(...fields: readonly { label: string; private_id: string }[]): Promise<string[]> {
  const asked = JSON.stringify({
    fields: fields.map((field, index) => ({ ...field, partial: 'text', id: `FormField_2_${index}`, name: 'n' })),
  });
  const partial = '{{> components/forms/dynamic-field form_field=this form_rules=settings.password_requirements}}';
  const html = await renderExample(`{{#JSONparse '${asked}'}}{{#each fields}}${partial}{{/each}}{{/JSONparse}}`);
  return [...html.matchAll(/<div class="form-field([^"]*)"[^>]*>\s*<label[^>]*>([^<]*?)\s*</g)].flatMap(
    ([, classes = '', label = '']) => (classes.includes('form-field--half') ? [label] : []),
  );
}

describe('the fields that share a row', () => {
  it('are found by the shop’s private id, whatever their position and their label', async () => {
    const found = await sharingARow(
      { label: 'First Name', private_id: '' },
      { label: 'Nom', private_id: 'LastName' },
      { label: 'Code postal', private_id: 'Zip' },
      { label: 'Prénom', private_id: 'FirstName' },
      { label: 'Société', private_id: 'CompanyName' },
    );
    expect(found).toEqual(['Nom', 'Code postal', 'Prénom']);
  });
});
