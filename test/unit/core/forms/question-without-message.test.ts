import { describe, expect, it } from '@jest/globals';
import { mountForm } from './sign-up-page';

describe('a question without a message', () => {
  it('shows the summary of the form, without its placeholder', async () => {
    const { problems, find, leave } = await mountForm(
      '<div data-part="field"><input id="a" data-part="control"><p data-part="problem"></p></div>',
    );
    (find('a') as HTMLInputElement).setCustomValidity('a-rule');
    find('a').focus();
    await leave('a');
    expect(problems()).toEqual(['Please check: ']);
  });
});
