import { describe, expect, it } from '@jest/globals';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { mountForm, question } from './sign-up-page';

const email = question('email', 'type="email" required aria-describedby="hint"');
const name = question('name');

describe('a form, before its code arrives', () => {
  it('is checked by the browser', () => {
    document.body.innerHTML = `<form data-widget="sign-up">${email}</form>`;
    expect(document.querySelector('form')!.checkValidity()).toBe(false);
  });
});

describe('a form, when it is mounted', () => {
  it('says nothing at first, and nothing while the shopper first types', async () => {
    const { type, problems, form } = await mountForm(email);
    expect(problems()).toEqual([]);
    await type('email', 'a');
    expect(problems()).toEqual([]);
    expect(form.noValidate).toBe(true);
  });

  it('says what is wrong when the shopper leaves the field', async () => {
    const { type, leave, problems, find, part } = await mountForm(email);
    await type('email', 'ada@example');
    await leave('email');
    expect(problems()).toEqual(['Not a good email']);
    expect(part('field').className).toBe('form-field form-field--error');
    expect([find('email').getAttribute('aria-invalid'), find('email').getAttribute('aria-describedby')]).toEqual([
      'true',
      'hint email-problem',
    ]);
    expect(part('problem').getAttribute('role')).toBe('alert');
  });

  it('takes it back as soon as it is right, and says it no sooner than the field is left again', async () => {
    const { type, leave, problems, find } = await mountForm(email);
    await type('email', 'ada@example');
    await leave('email');
    await type('email', 'ada@example.com');
    expect([
      problems(),
      find('email').hasAttribute('aria-invalid'),
      find('email').getAttribute('aria-describedby'),
    ]).toEqual([[], false, 'hint']);
    await type('email', 'ada@');
    expect(problems()).toEqual([]);
  });

  it('says nothing of a question that is only being walked through', async () => {
    const { problems, find, settle } = await mountForm(`
      <div data-part="field"><input id="a" required data-part="control"><input id="b" required data-part="control">
        <p data-part="problem" data-required-message="Both, please"></p></div>`);
    find('a').focus();
    find('b').focus();
    await settle();
    expect(problems()).toEqual([]);
    find('b').blur();
    await settle();
    expect(problems()).toEqual(['Both, please']);
  });

  it('waits for the pointer, so that no message pushes a pressed button away', async () => {
    const { problems, find, slot, settle } = await mountForm(email);
    find('email').focus();
    slot.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('email').blur();
    await settle();
    expect(problems()).toEqual([]);
    document.dispatchEvent(new Event('pointerup'));
    await settle();
    expect(problems()).toEqual(['Fill in email']);
  });

  it('is not sent while something is wrong: all of it is said, and the first gets the focus', async () => {
    const { send, sent, problems, said, find, store } = await mountForm(email + name);
    await send();
    expect(store.getState().ui.announcements).toMatchObject([{ politeness: 'assertive' }]);
    expect([sent, problems()]).toEqual([[], ['Fill in email', 'Fill in name']]);
    expect(document.activeElement).toBe(find('email'));
    expect(said()).toEqual(['Please check: Fill in email Fill in name']);
  });

  it('names what is wrong in the order of the form, whatever was said first', async () => {
    const { send, said, leave, find } = await mountForm(email + name);
    find('name').focus();
    await leave('name');
    await send();
    expect(said()).toEqual(['Please check: Fill in email Fill in name']);
  });

  it('leaves the summary out where one problem says itself, and takes the shopper to it', async () => {
    const { send, said, type, find } = await mountForm(email + name);
    await type('email', 'ada@example.com');
    await send();
    expect([said(), document.activeElement]).toEqual([[], find('name')]);
  });

  it('looks at a field that was left once the pointer is taken over by scrolling', async () => {
    const { problems, find, slot, settle } = await mountForm(email);
    find('email').focus();
    slot.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('email').blur();
    document.dispatchEvent(new Event('pointercancel'));
    await settle();
    expect(problems()).toEqual(['Fill in email']);
  });

  it('is sent when all is right, with the button that was pressed', async () => {
    const { send, sent, type } = await mountForm(email + name);
    await type('email', 'ada@example.com');
    await type('name', 'Ada');
    await send();
    expect(sent).toEqual([['email=ada@example.com', 'name=Ada', 'send=yes']]);
  });

  it('looks at the second password when the first is changed', async () => {
    const { type, send, problems } = await mountForm(
      question('password', 'type="password" required') +
        question('again', 'type="password" required data-same-as="password"'),
    );
    await type('password', 'one');
    await type('again', 'two');
    await send();
    expect(problems()).toEqual(['Not a good again']);
    await type('password', 'two');
    expect(problems()).toEqual([]);
  });

  it('takes the browser’s words where the template has none', async () => {
    const { send, problems, find } = await mountForm(
      '<div data-part="field"><input id="a" type="url" value="x" data-part="control"><p data-part="problem"></p></div>',
    );
    await send();
    expect(problems()).toEqual([find('a').validationMessage || 'Please check: [problems]']);
  });

  it('lets the browser speak for a field outside of every question', async () => {
    const { send, sent } = await mountForm('<input required>');
    await send();
    expect(sent).toEqual([]);
  });

  it('lets the browser speak where the template has no place for a message', async () => {
    const { send, sent, form, part } = await mountForm(
      '<div data-part="field"><input id="mute" required data-part="control"></div>',
    );
    let isSaid = false;
    form.querySelector('#mute')!.addEventListener('invalid', () => (isSaid = true));
    await send();
    expect([sent, isSaid, part('field').className]).toEqual([[], true, '']);
  });

  it('is not checked by a button that says so', async () => {
    const { form, sent, settle } = await mountForm(name);
    const button = form.querySelector('button')!;
    button.formNoValidate = true;
    button.click();
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('tells its widget once that it is about to be sent, and never of one that is wrong', async () => {
    const { send, type, aboutToBeSent, form } = await mountForm(name);
    await send();
    expect(aboutToBeSent).toEqual([]);
    await type('name', 'Ada');
    await send();
    expect(aboutToBeSent.map(({ submitter }) => submitter)).toEqual([form.querySelector('button')]);
  });

  it('keeps the hint of a question whose message has no id', async () => {
    const html = `<div data-part="field"><input id="a" required aria-describedby="hint" data-part="control">
      <p data-part="problem" data-required-message="Fill in a"></p></div>`;
    const { send, find } = await mountForm(html);
    await send();
    expect(find('a').getAttribute('aria-describedby')).toBe('hint');
  });

  it('shows the message in place of a hint that says the same, and the hint again when all is right', async () => {
    const html = `<div data-part="field"><input id="a" required pattern="[0-9]+" aria-describedby="more hint" data-part="control">
      <i id="more">More</i><p id="hint" data-part="hint">Digits only</p>
      <p id="a-problem" data-part="problem" data-required-message="Fill in a" data-invalid-message="Digits only"></p></div>`;
    const { send, find, part, type } = await mountForm(html);
    const shown = () => [part('hint').hidden, part('problem').textContent, find('a').getAttribute('aria-describedby')];
    expect(shown()).toEqual([false, '', 'more hint']);
    await send();
    expect(shown()).toEqual([false, 'Fill in a', 'more hint a-problem']);
    await type('a', 'abc');
    expect(shown()).toEqual([true, 'Digits only', 'more a-problem']);
    await type('a', '12');
    expect(shown()).toEqual([false, '', 'more hint']);
  });

  it('says nothing of a question that has left the page', async () => {
    const { find, slot, settle, part, store } = await mountForm(email);
    find('email').focus();
    slot.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const [field, problem] = [part('field'), part('problem')];
    find('email').blur();
    field.remove();
    document.dispatchEvent(new Event('pointercancel'));
    await settle();
    expect([problem.textContent, field.className, store.getState().ui.announcements]).toEqual(['', 'form-field', []]);
  });

  it('says nothing when a field is left that is in no question', async () => {
    const { find, problems, settle } = await mountForm(`${email}<input id="loose">`);
    find('loose').focus();
    find('loose').blur();
    await settle();
    expect(problems()).toEqual([]);
  });

  it('gives the browser its own checks back when it goes', async () => {
    const { unmount, form } = await mountForm(name);
    unmount();
    expect(form.noValidate).toBe(false);
  });
});

describe('a form that asks first', () => {
  const mount = async () => {
    const page = await mountForm('', 'data-question="Delete this address?"');
    document.body.insertAdjacentHTML('beforeend', '<dialog data-widget="dialog" data-name="confirm"></dialog>');
    const answer = async (yes: boolean) => {
      page.store.dispatch(closeDialog('confirm', yes));
      await page.settle();
    };
    return { ...page, answer, asked: () => selectDialog(page.store.getState(), 'confirm')?.text };
  };

  it('is sent when the shopper says yes', async () => {
    const { send, sent, answer, asked } = await mount();
    await send();
    expect([asked(), sent]).toEqual(['Delete this address?', []]);
    await answer(true);
    expect(sent).toEqual([['send=yes']]);
  });

  it('is not sent when the shopper says no, and asks again', async () => {
    const { send, sent, answer, asked } = await mount();
    await send();
    await answer(false);
    expect([sent, asked()]).toEqual([[], undefined]);
    await send();
    expect(asked()).toBe('Delete this address?');
  });

  it('is not about to be sent before the shopper has said yes', async () => {
    const { send, aboutToBeSent, answer } = await mount();
    await send();
    expect(aboutToBeSent).toEqual([]);
    await answer(true);
    expect(aboutToBeSent).toHaveLength(1);
  });

  it('asks each time', async () => {
    const { send, sent, answer, asked } = await mount();
    await send();
    await answer(true);
    await send();
    expect([asked(), sent.length]).toEqual(['Delete this address?', 1]);
  });
});

describe('a form, when the shop says no', () => {
  const answered = `<div tabindex="-1" data-part="answer"> This address is taken. </div>${name}`;

  it('takes the shopper to the shop’s answer', async () => {
    const { part, said } = await mountForm(answered);
    expect(document.activeElement).toBe(part('answer'));
    expect(said()).toEqual([]);
  });

  it('tells it to whoever is typing already', async () => {
    const { find, said, store } = await mountForm(answered, '', {}, () => document.getElementById('name')!.focus());
    expect(store.getState().ui.announcements).toMatchObject([{ politeness: 'assertive' }]);
    expect(document.activeElement).toBe(find('name'));
    expect(said()).toEqual(['This address is taken.']);
  });

  it('tells it once, however often the form is rendered', async () => {
    const { said, type, find } = await mountForm(answered, '', {}, () => document.getElementById('name')!.focus());
    await type('name', 'Ada');
    expect([said(), document.activeElement]).toEqual([['This address is taken.'], find('name')]);
  });

  it('says nothing, and takes the focus nowhere, where the shop has said nothing', async () => {
    const { said } = await mountForm(name);
    expect([said(), document.activeElement]).toEqual([[], document.body]);
  });
});
