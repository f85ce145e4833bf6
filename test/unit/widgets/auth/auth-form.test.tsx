import { describe, expect, it } from '@jest/globals';
import { authForm } from '../../../../widgets/auth/auth-form';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const field = (id: string, attributes: string) => `
  <div class="form-field" data-part="field">
    <label for="${id}">${id}</label><input id="${id}" name="${id}" required ${attributes} data-part="control">
    <p id="${id}-problem" role="alert" data-part="problem" data-required-message="Fill in ${id}" data-invalid-message="Wrong ${id}"></p>
  </div>`;
const html = `
  <form action="/login.php" data-widget="auth-form" data-summary="Please check: [problems]">
    ${field('email', 'type="email"')}
    ${field('password', 'type="password" data-field-type="Password" pattern="(?=.*[A-Za-z])(?=.*[0-9]).{7,}"')}
    ${field('again', 'type="password" data-same-as="Password"')}
    <button>Create</button>
  </form>`;

const mount = async () => {
  const mounted = await mountWidget(authForm, html);
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
    document.body.innerHTML = html;
    expect(document.querySelector('form')!.checkValidity()).toBe(false);
  });
});

describe('the way into an account, when it is mounted', () => {
  it('says all that is missing', async () => {
    const { fill, sent } = await mount();
    expect(await fill({})).toEqual(['Fill in email', 'Fill in password', 'Fill in again']);
    expect(sent).toEqual([false]);
  });

  it.each([
    [{ email: 'ada@example', password: 'lantern1', again: 'lantern1' }, ['Wrong email', '', '']],
    [{ email: 'ada@example.com', password: 'lantern', again: 'lantern' }, ['', 'Wrong password', '']],
    [{ email: 'ada@example.com', password: '1234567', again: '1234567' }, ['', 'Wrong password', '']],
    [{ email: 'ada@example.com', password: 'lamp1', again: 'lamp1' }, ['', 'Wrong password', '']],
    [{ email: 'ada@example.com', password: 'lantern1', again: 'lantern2' }, ['', '', 'Wrong again']],
  ])('refuses %j', async (values, said) => {
    const { fill, sent } = await mount();
    expect(await fill(values)).toEqual(said);
    expect(sent).toEqual([false]);
  });

  it('is sent by the browser when all is right', async () => {
    const { fill, sent } = await mount();
    expect(await fill({ email: 'ada@example.com', password: 'lantern1', again: 'lantern1' })).toEqual(['', '', '']);
    expect(sent).toEqual([true]);
  });
});
