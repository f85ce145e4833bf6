import { describe, expect, it } from '@jest/globals';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { mountForm, question } from './sign-up-page';

const email = question('email', 'type="email" required aria-describedby="hint"');
const name = question('name');

describe('a form, when it is mounted', () => {
  it('shows no error at first and while the shopper types for the first time', async () => {
    const { type, problems, form } = await mountForm(email);
    expect(problems()).toEqual([]);
    await type('email', 'a');
    expect(problems()).toEqual([]);
    expect(form.noValidate).toBe(true);
  });

  it('shows the error when the shopper leaves the field', async () => {
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

  it('hides the error when the value is right, and shows a new one only after the field is left', async () => {
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

  it('shows no error while the focus moves between the fields of one question', async () => {
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

  it.each(['pointerup', 'pointercancel'])(
    'shows the error after %s, so that a pressed button does not move',
    async (type) => {
      const { problems, find, slot, settle } = await mountForm(email);
      find('email').focus();
      slot.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      find('email').blur();
      await settle();
      expect(problems()).toEqual([]);
      document.dispatchEvent(new Event(type));
      await settle();
      expect(problems()).toEqual(['Fill in email']);
    },
  );

  it('is not sent with errors: all are shown, and the first wrong field gets the focus', async () => {
    const { send, sent, problems, announcements, find, leave, store } = await mountForm(email + name);
    // The order of the form counts, whichever error was shown first.
    find('name').focus();
    await leave('name');
    await send();
    expect(store.getState().ui.announcements).toMatchObject([{ politeness: 'assertive' }]);
    expect([sent, problems()]).toEqual([[], ['Fill in email', 'Fill in name']]);
    expect(document.activeElement).toBe(find('email'));
    expect(announcements()).toEqual(['Please check: Fill in email Fill in name']);
  });

  it('announces no summary of a single error, and moves the focus to its field', async () => {
    const { send, announcements, type, find } = await mountForm(email + name);
    await type('email', 'ada@example.com');
    await send();
    expect([announcements(), document.activeElement]).toEqual([[], find('name')]);
  });

  it('is sent when all is right, with the button that was pressed; its widget is called once before', async () => {
    const { send, sent, type, aboutToBeSent, form } = await mountForm(email + name);
    await type('email', 'ada@example.com');
    await send();
    expect(aboutToBeSent).toEqual([]);
    await type('name', 'Ada');
    await send();
    expect(sent).toEqual([['email=ada@example.com', 'name=Ada', 'send=yes']]);
    expect(aboutToBeSent.map(({ submitter }) => submitter)).toEqual([form.querySelector('button')]);
  });

  it('checks the second password again when the first is changed', async () => {
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

  it('leaves a field outside of every question to the browser', async () => {
    const { send, sent, find, problems, leave } = await mountForm(`${email}<input id="loose" required>`);
    find('loose').focus();
    await leave('loose');
    expect(problems()).toEqual([]);
    find('email').value = 'ada@example.com';
    await send();
    expect(sent).toEqual([]);
  });

  it('leaves the message to the browser if the template has no place for it', async () => {
    const { send, sent, form, part } = await mountForm(
      '<div data-part="field"><input id="mute" required data-part="control"></div>',
    );
    let isReported = false;
    form.querySelector('#mute')!.addEventListener('invalid', () => (isReported = true));
    await send();
    expect([sent, isReported, part('field').className]).toEqual([[], true, '']);
  });

  it('is not checked if its button has formnovalidate', async () => {
    const { form, sent, settle } = await mountForm(name);
    const button = form.querySelector('button')!;
    button.formNoValidate = true;
    button.click();
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('keeps the hint of a question whose message has no id', async () => {
    const html = `<div data-part="field"><input id="a" required aria-describedby="hint" data-part="control">
      <p data-part="problem" data-required-message="Fill in a"></p></div>`;
    const { send, find } = await mountForm(html);
    await send();
    expect(find('a').getAttribute('aria-describedby')).toBe('hint');
  });

  it('shows the message instead of a hint with the same text, and the hint again when all is right', async () => {
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

  it('shows no error of a question that has left the page', async () => {
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

  it('is checked by the browser again after it is unmounted', async () => {
    const { unmount, form } = await mountForm(name);
    unmount();
    expect(form.noValidate).toBe(false);
  });
});

describe('a form that asks for confirmation', () => {
  const mount = async () => {
    const page = await mountForm('', 'data-question="Delete this address?"');
    document.body.insertAdjacentHTML('beforeend', '<dialog data-widget="dialog" data-name="confirm"></dialog>');
    const respond = async (yes: boolean) => {
      page.store.dispatch(closeDialog('confirm', { confirmed: yes }));
      await page.settle();
    };
    return { ...page, respond, asked: () => selectDialog(page.store.getState(), 'confirm')?.text };
  };

  it('calls its widget and is sent when the shopper says yes, and not before, and asks each time', async () => {
    const { send, sent, aboutToBeSent, respond, asked } = await mount();
    await send();
    expect([asked(), aboutToBeSent, sent]).toEqual(['Delete this address?', [], []]);
    await respond(true);
    expect([aboutToBeSent.length, sent]).toEqual([1, [['send=yes']]]);
    await send();
    expect([asked(), sent.length]).toEqual(['Delete this address?', 1]);
  });

  it('is not sent when the shopper says no, and asks again at the next press', async () => {
    const { send, sent, respond, asked } = await mount();
    await send();
    await respond(false);
    expect([sent, asked()]).toEqual([[], undefined]);
    await send();
    expect(asked()).toBe('Delete this address?');
  });
});

describe('a form that the shop has refused', () => {
  const answered = `<div tabindex="-1" data-part="answer"> This address is taken. </div>${name}`;

  it('moves the focus to the shop’s response, or else leaves it', async () => {
    const { part, announcements } = await mountForm(answered);
    expect([document.activeElement, announcements()]).toEqual([part('answer'), []]);
    await mountForm(name);
    expect(document.activeElement).toBe(document.body);
  });

  it('announces the value once if the shopper is already typing, however often the form is rendered', async () => {
    const { find, announcements, store, type } = await mountForm(answered, '', {}, () =>
      document.getElementById('name')!.focus(),
    );
    expect(store.getState().ui.announcements).toMatchObject([{ politeness: 'assertive' }]);
    await type('name', 'Ada');
    expect(document.activeElement).toBe(find('name'));
    expect(announcements()).toEqual(['This address is taken.']);
  });
});

it('a question without a message shows the summary of the form, without its placeholder', async () => {
  const { problems, find, leave } = await mountForm(
    '<div data-part="field"><input id="a" data-part="control"><p data-part="problem"></p></div>',
  );
  find('a').setCustomValidity('a-rule');
  find('a').focus();
  await leave('a');
  expect(problems()).toEqual(['Please check: ']);
});
