import { describe, expect, it } from '@jest/globals';
import { authForm } from '../../../../widgets/auth/auth-form';
import { mountForm } from '../mount-form';

describe('a form to sign in', () => {
  it('names all missing fields, and is not sent', async () => {
    const { press, messages, submitters } = await mountForm(authForm);
    await press();
    expect(messages()).toEqual(['Please fill in: Email address', 'Please fill in: Password']);
    expect(submitters).toEqual([]);
  });
});
