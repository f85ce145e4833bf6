import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import { mountWidget } from '../../../support/examples/mount-widget';

/** What the widget's handlers were called with, by the element that has the handler. */
const handled: string[] = [];
const note = (name: string) => (event: { type: string; preventDefault(): void }) => {
  handled.push(`${name} ${event.type}`);
  if (event.type === 'submit') event.preventDefault();
};

const inForm = defineWidget(
  defineContract({
    name: 'in-form',
    moment: 'now',
    slot: 'form',
    parts: { press: required('a button', 'button'), choice: required('a list', 'select') },
  }),
  function InForm({ Markup }) {
    return (
      <Markup
        slot={{ onSubmit: note('slot'), onClick: note('slot'), onChange: note('slot'), onKeyDown: note('slot') }}
        press={{ onClick: note('part') }}
        choice={{ onChange: note('part'), onKeyDown: note('part') }}
      />
    );
  },
);
const aroundForm = defineWidget(
  defineContract({ name: 'around-form', moment: 'now', parts: { form: required('the form', 'form') } }),
  function AroundForm({ Markup }) {
    return <Markup slot={{ onSubmit: note('slot') }} form={{ onSubmit: note('part') }} />;
  },
);

const IN_FORM =
  '<form data-widget="in-form"><button data-part="press">!</button><select data-part="choice"><option>1</option></select></form>';
const AROUND_FORM = '<div data-widget="around-form"><form data-part="form"><button>!</button></form></div>';

let listening = new AbortController();
const veto = (where: EventTarget, type: string, capture = false) =>
  where.addEventListener(type, (event) => event.preventDefault(), { capture, signal: listening.signal });
afterEach(() => {
  listening.abort();
  listening = new AbortController();
  handled.length = 0;
});

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
const submit = () => {
  // jsdom can't navigate, so the form that nobody answers is stopped at the very end.
  const theirs = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', theirs, { once: true });
  find<HTMLFormElement>('form').requestSubmit();
};

describe.each([
  ['the slot itself', inForm, IN_FORM],
  ['a part of the slot', aroundForm, AROUND_FORM],
])('a submit of a form that is %s', (_, widget, html) => {
  const all = widget === inForm ? ['slot submit'] : ['slot submit', 'part submit'];

  it('is handled if no script cancels it', async () => {
    await mountWidget(widget, html);
    submit();
    expect(handled.sort()).toEqual([...all].sort());
  });

  it.each<[string, (form: HTMLElement) => void]>([
    ['on the window in the capture phase', () => veto(window, 'submit', true)],
    ['on the document in the capture phase', () => veto(document, 'submit', true)],
    ['on the form in the capture phase', (form) => veto(form, 'submit', true)],
    ['on the form', (form) => veto(form, 'submit')],
    ['on the body', () => veto(document.body, 'submit')],
    ['on the document', () => veto(document, 'submit')],
  ])('is not handled if a script cancels it %s, before or after the mount', async (_place, cancel) => {
    document.body.innerHTML = html;
    cancel(find('form'));
    await mountWidget(widget);
    submit();
    expect(handled).toEqual([]);
    listening.abort();
    listening = new AbortController();
    cancel(find('form'));
    submit();
    expect(handled).toEqual([]);
  });

  it('is left to the browser if a script stops it but does not cancel it', async () => {
    await mountWidget(widget, html);
    find('form').addEventListener('submit', (event) => event.stopPropagation(), { signal: listening.signal });
    const form = find<HTMLFormElement>('form');
    expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
    expect(handled).toEqual([]);
  });

  it('is handled once, also after one that was stopped', async () => {
    await mountWidget(widget, html);
    find('form').addEventListener('submit', (event) => event.stopPropagation(), { once: true });
    const form = find<HTMLFormElement>('form');
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    submit();
    expect(handled.sort()).toEqual([...all].sort());
  });
});

it('a kept submit is not handled if a script has cancelled it before', async () => {
  await mountWidget(inForm, IN_FORM.replace('<form', '<form data-widget-keeps="submit"'));
  submit();
  expect(handled.splice(0)).toEqual(['slot submit']);
  veto(document, 'submit', true);
  submit();
  expect(handled).toEqual([]);
});

describe.each([
  ['click', 'button', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
  ['change', 'select', () => new Event('change', { bubbles: true, cancelable: true })],
  ['keydown', 'select', () => new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })],
])('a %s', (type, selector, event) => {
  it('is handled if no script cancels it', async () => {
    await mountWidget(inForm, IN_FORM.replace('<button', '<button type="button"'));
    find(selector).dispatchEvent(event());
    expect(handled.sort()).toEqual([`part ${type}`, `slot ${type}`]);
  });

  it.each<[string, () => void]>([
    ['on the window in the capture phase', () => veto(window, type, true)],
    ['on the document in the capture phase', () => veto(document, type, true)],
    ['on the element itself', () => veto(find(selector), type)],
  ])('is not handled if a script has cancelled it %s', async (_place, cancel) => {
    await mountWidget(inForm, IN_FORM.replace('<button', '<button type="button"'));
    cancel();
    find(selector).dispatchEvent(event());
    expect(handled).toEqual([]);
  });
});

const control = defineWidget(defineContract({ name: 'control', moment: 'now' }), function Control({ Markup }) {
  return <Markup slot={{ onClick: note('slot') }} />;
});

it.each(['before', 'after'])(
  'a slot that is the control ignores a click cancelled there %s the mount',
  async (when) => {
    document.body.innerHTML = '<a href="#there" data-widget="control">There</a>';
    if (when === 'before') veto(find('a'), 'click');
    await mountWidget(control);
    if (when === 'after') veto(find('a'), 'click');
    find('a').click();
    expect(handled).toEqual([]);
  },
);

it('a slot around a slot that has answered the event by preventDefault still gets the event', async () => {
  const inner = defineWidget(
    defineContract({ name: 'inner', moment: 'now', parts: { press: required('a link', 'a') } }),
    function Inner({ Markup }) {
      return <Markup press={{ onClick: (event) => event.preventDefault() }} />;
    },
  );
  await mountWidget(
    inner,
    '<div data-widget="control"><p data-widget="inner"><a href="#there" data-part="press">There</a></p></div>',
  );
  await mountWidget(control);
  find('a').click();
  expect(handled).toEqual(['slot click']);
});
