import { describe, expect, it } from '@jest/globals';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { mountForm, question } from './sign-up-page';

const email = question('email', 'type="email" required aria-describedby="hint"');
const name = question('name');

describe('a form, when it is mounted', () => {
  it('shows an error when the shopper leaves the field, hides it when the value is right, and then waits again', async () => {
    const { type, leave, problems, find, part, form } = await mountForm(email);
    const describedBy = () => find('email').getAttribute('aria-describedby');
    expect([problems(), form.noValidate]).toEqual([[], true]);
    await type('email', 'ada@example');
    expect(problems()).toEqual([]);
    await leave('email');
    expect(problems()).toEqual(['Not a good email']);
    expect(part('field').className).toBe('form-field form-field--error');
    expect([find('email').getAttribute('aria-invalid'), describedBy()]).toEqual(['true', 'hint email-problem']);
    await type('email', 'ada@example.com');
    expect([problems(), find('email').hasAttribute('aria-invalid'), describedBy()]).toEqual([[], false, 'hint']);
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

  it.each(['pointerup', 'pointercancel'])('shows the error after %s: a pressed button stays', async (type) => {
    const { problems, find, slot, settle } = await mountForm(email);
    find('email').focus();
    slot.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('email').blur();
    await settle();
    expect(problems()).toEqual([]);
    document.dispatchEvent(new Event(type));
    await settle();
    expect(problems()).toEqual(['Fill in email']);
  });

  it('is not sent with errors: all are shown, and the first wrong field gets the focus', async () => {
    const { send, sent, aboutToBeSent, problems, announcements, find, leave, type, store } = await mountForm(
      email + name,
    );
    // The order of the form counts, whichever error was shown first.
    find('name').focus();
    await leave('name');
    await send();
    expect(store.getState().ui.announcements).toMatchObject([{ politeness: 'assertive' }]);
    expect([sent, aboutToBeSent, problems()]).toEqual([[], [], ['Fill in email', 'Fill in name']]);
    expect(document.activeElement).toBe(find('email'));
    expect(announcements()).toEqual(['Please check: Fill in email Fill in name']);
    // A single error has no summary.
    await type('email', 'ada@example.com');
    await send();
    expect([announcements().length, document.activeElement]).toEqual([1, find('name')]);
  });

  it('is sent when all is right, with the button that was pressed; its widget is called once before', async () => {
    const { send, sent, type, aboutToBeSent, form } = await mountForm(email + name);
    await type('email', 'ada@example.com');
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

  it('is not checked if its button has formnovalidate, and is checked by the browser after it is unmounted', async () => {
    const { form, send, sent, unmount } = await mountForm(name);
    form.querySelector('button')!.formNoValidate = true;
    await send();
    expect(sent).toHaveLength(1);
    unmount();
    expect(form.noValidate).toBe(false);
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
});

it('a form that asks for confirmation calls its widget and is sent at yes only, and asks each time', async () => {
  const { store, send, sent, aboutToBeSent, settle } = await mountForm('', 'data-question="Delete this address?"');
  document.body.insertAdjacentHTML('beforeend', '<dialog data-widget="dialog" data-name="confirm"></dialog>');
  for (const confirmed of [false, true, false]) {
    const before = sent.length;
    await send();
    expect(selectDialog(store.getState(), 'confirm')?.text).toBe('Delete this address?');
    expect([aboutToBeSent.length, sent.length]).toEqual([before, before]);
    store.dispatch(closeDialog('confirm', { confirmed }));
    await settle();
  }
  expect([aboutToBeSent.length, sent]).toEqual([1, [['send=yes']]]);
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
