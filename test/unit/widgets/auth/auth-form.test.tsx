import { describe, expect, it } from '@jest/globals';
import { authForm } from '../../../../widgets/auth/auth-form';
import { printExample } from '../../../support/examples/mount-example';
import { mountForm } from '../mount-form';

describe('a form to sign in', () => {
  it('is checked by the browser before its code arrives', () => {
    expect((printExample(authForm) as HTMLFormElement).checkValidity()).toBe(false);
  });

  it('names all missing fields, and is not sent', async () => {
    const { press, messages, submitters } = await mountForm(authForm);
    await press();
    expect(messages()).toEqual(['Please fill in: Email address', 'Please fill in: Password']);
    expect(submitters).toEqual([]);
  });
});
