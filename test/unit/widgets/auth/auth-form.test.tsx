import { describe, expect, it } from '@jest/globals';
import { authForm } from '../../../../widgets/auth/auth-form';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

/** The numbers of the partial's examples. */
const [signIn, newPassword] = [0, 1];
const [email, password, again] = ['login_email', 'password', 'password_confirm'];
const weak = 'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.';
const differ = 'Your passwords do not match.';

const mount = async (example = newPassword) => {
  const mounted = await mountExample(authForm, { example });
  const sent: boolean[] = [];
  document.body.onsubmit = (event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  const problems = () => mounted.parts('problem').map(({ textContent }) => textContent);
  const fill = async (values: Record<string, string>) => {
    for (const [id, value] of Object.entries(values)) (document.getElementById(id) as HTMLInputElement).value = value;
    document.querySelector('button')!.click();
    await turn();
    return problems();
  };
  return { ...mounted, sent, problems, fill };
};

describe('the way into an account, before its code arrives', () => {
  it('is a form that the browser checks', () => {
    expect((printExample(authForm) as HTMLFormElement).checkValidity()).toBe(false);
  });
});

describe('the way into an account, when it is mounted', () => {
  it('says all that is missing', async () => {
    const { fill, sent } = await mount(signIn);
    expect(await fill({})).toEqual(['Please fill in: Email address', 'Please fill in: Password']);
    expect(sent).toEqual([false]);
    expect(await (await mount()).fill({})).toEqual([
      'Please fill in: New password',
      'Please fill in: The same password again',
    ]);
  });

  it('refuses an address that is none', async () => {
    const { fill, sent } = await mount(signIn);
    expect(await fill({ [email]: 'ada@example', login_pass: 'lantern1' })).toEqual([
      'Please use a valid email address, such as user@example.com.',
      '',
    ]);
    expect(sent).toEqual([false]);
  });

  it.each([
    [{ [password]: 'lantern', [again]: 'lantern' }, [weak, '']],
    [{ [password]: '1234567', [again]: '1234567' }, [weak, '']],
    [{ [password]: 'lamp1', [again]: 'lamp1' }, [weak, '']],
    [{ [password]: 'lantern1', [again]: 'lantern2' }, ['', differ]],
  ])('refuses %j', async (values, said) => {
    const { fill, sent } = await mount();
    expect(await fill(values)).toEqual(said);
    expect(sent).toEqual([false]);
  });

  it('is sent by the browser when all is right', async () => {
    const known = await mount(signIn);
    expect(await known.fill({ [email]: 'ada@example.com', login_pass: 'x' })).toEqual(['', '']);
    const { fill, sent } = await mount();
    expect(await fill({ [password]: 'lantern1', [again]: 'lantern1' })).toEqual(['', '']);
    expect(known.sent).toEqual([true]);
    expect(sent).toEqual([true]);
  });
});
