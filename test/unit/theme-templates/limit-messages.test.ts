/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

const messageOf = (html: string) => /data-invalid-message="([^"]*)"/.exec(html)?.[1] ?? '';

describe('an option of a product with limits', () => {
  const messageOfOption = async (partial: string, option: object) =>
    messageOf(
      await renderExample(
        `{{#JSONparse '${JSON.stringify({ id: 5, display_name: 'Wood', ...option })}'}}{{> components/products/options/${partial} option_prefix=''}}{{/JSONparse}}`,
      ),
    );

  it.each([
    [{ lowest_value: 2, highest_value: 6 }, 'Wood must be a number from 2 to 6.'],
    [{ lowest_value: 2, highest_value: 6, integer_only: true }, 'Wood must be a whole number from 2 to 6.'],
    [{ lowest_value: 2 }, 'Wood must be a number, 2 or more.'],
    [{ highest_value: 6, integer_only: true }, 'Wood must be a whole number, 6 or less.'],
    [{}, 'Wood must be a number.'],
  ])('has a message of the theme for a number: %j', async (limits, message) => {
    expect(await messageOfOption('input-numbers', limits)).toBe(message);
  });

  it.each(['input-text', 'textarea'])(
    'has a message of the theme for a text that is too short: %s',
    async (partial) => {
      expect(await messageOfOption(partial, { min_length: 3 })).toBe('Wood needs at least 3 characters.');
      expect(await messageOfOption(partial, {})).toBe('');
    },
  );
});

describe('a number field of an account form', () => {
  const messageOfField = async (limits: object) => {
    const field = { partial: 'number', id: 'age', name: 'age', label: 'Age', ...limits };
    const partial = '{{> components/forms/dynamic-field form_field=field}}';
    return messageOf(await renderExample(`{{#JSONparse '${JSON.stringify({ field })}'}}${partial}{{/JSONparse}}`));
  };

  it.each([
    [{ limitfrom: 18, limitto: 120 }, 'Age must be a number from 18 to 120.'],
    [{ limitfrom: 18, limitto: '' }, 'Age must be a number, 18 or more.'],
    [{ limitfrom: '', limitto: 120 }, 'Age must be a number, 120 or less.'],
    [{}, 'Age must be a number.'],
  ])('has a message with the limits that are set: %j', async (limits, message) => {
    expect(await messageOfField(limits)).toBe(message);
  });
});
