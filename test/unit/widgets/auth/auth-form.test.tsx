import { describe, expect, it } from '@jest/globals';
import { authForm } from '../../../../widgets/auth/auth-form';
import { printExample } from '../../../support/examples/mount-example';
import { mountForm } from '../mount-form';

describe('the way into an account', () => {
  it('is checked by the browser before its code arrives', () => {
    expect((printExample(authForm) as HTMLFormElement).checkValidity()).toBe(false);
  });

  it('says all that is missing, and is not sent', async () => {
    const { press, said, submitters } = await mountForm(authForm);
    await press();
    expect(said()).toEqual(['Please fill in: Email address', 'Please fill in: Password']);
    expect(submitters).toEqual([]);
  });
});
