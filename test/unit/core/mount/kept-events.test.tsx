import { describe, expect, it, jest } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import { listenToJQuery } from '../../../../core/events/listen-to-jquery';
import { mountWidget } from '../../../support/examples/mount-widget';

const contract = defineContract({ name: 'adder', moment: 'now', slot: 'form', parts: { add: required('the button') } });

const adds = jest.fn();
const sends = jest.fn((event: Event) => event.preventDefault());

const adder = defineWidget(contract, function Adder({ Markup }) {
  return <Markup slot={{ onSubmit: sends }} add={{ onClick: adds }} />;
});

/** Mounts the slot on a page whose own script listens to the same events, on every level. */
async function mountBeside(attributes: string) {
  document.body.innerHTML = `<form data-widget="adder" ${attributes}><button type="button" data-part="add">+</button></form>`;
  const theirs = jest.fn();
  const form = document.querySelector('form')!;
  for (const at of [document.querySelector('button')!, form, document]) {
    at.addEventListener('click', theirs);
    at.addEventListener('submit', theirs);
  }
  const mounted = await mountWidget(adder);
  adds.mockClear();
  sends.mockClear();
  return { ...mounted, form, theirs };
}

describe('a slot with data-widget-keeps', () => {
  it.each([
    ['click submit', 0],
    ['submit', 3],
  ])('handles the named events alone, even if other scripts listen to them: %s', async (names, shared) => {
    const { part, form, theirs } = await mountBeside(`data-widget-keeps="${names}"`);
    part('add').click();
    form.requestSubmit();
    expect(adds).toHaveBeenCalledTimes(1);
    expect(sends).toHaveBeenCalledTimes(1);
    expect(theirs).toHaveBeenCalledTimes(shared);
  });

  it('keeps nothing on a page that says that it loads no script of the theme', async () => {
    document.head.innerHTML = '<meta name="theme-script" content="omitted">';
    const { part, form, theirs } = await mountBeside('data-widget-keeps="click submit"');
    part('add').click();
    form.requestSubmit();
    document.head.innerHTML = '';
    expect(adds).toHaveBeenCalledTimes(1);
    expect(sends).toHaveBeenCalledTimes(1);
    expect(theirs).toHaveBeenCalledTimes(5);
  });

  it('shares its events again after it is unmounted', async () => {
    const { part, form, theirs, unmount } = await mountBeside('data-widget-keeps="click submit"');
    unmount();
    form.addEventListener('submit', (event) => event.preventDefault());
    part('add').click();
    form.requestSubmit();
    expect(adds).not.toHaveBeenCalled();
    expect(theirs).toHaveBeenCalledTimes(5);
  });

  it('does not keep the events of a nested slot', async () => {
    const { form } = await mountBeside('data-widget-keeps="click"');
    const inner = document.createElement('p');
    inner.dataset.widget = 'another';
    form.append(inner);
    const listener = jest.fn();
    inner.addEventListener('click', listener);
    inner.click();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a slot around another slot', () => {
  const box = defineContract({
    name: 'box',
    moment: 'now',
    parts: { inside: required('the element around the slot') },
  });
  const presses = jest.fn();
  const outer = defineWidget(box, function Box({ Markup }) {
    return <Markup inside={{ onClick: presses }} />;
  });

  it.each([
    ['gets', '', 1],
    ['does not get', 'data-widget-keeps="click"', 0],
  ])('%s the events of the inner slot with %j', async (_, attributes, times) => {
    presses.mockClear();
    await mountBeside(attributes);
    const form = document.querySelector('form')!;
    document.body.innerHTML = '<div data-widget="box"><div data-part="inside"></div></div>';
    document.querySelector('[data-part="inside"]')!.append(form);
    await mountWidget(outer);
    form.querySelector('button')!.click();
    expect(adds).toHaveBeenCalledTimes(1);
    expect(presses).toHaveBeenCalledTimes(times);
  });
});

describe('a slot with data-widget-keeps, beside a theme that has jQuery', () => {
  const $ = jest.requireActual<(element: EventTarget) => TestedJQuery>('jquery');
  interface TestedJQuery {
    on(type: string, handler: () => void): void;
    trigger(type: string): void;
    off(): void;
  }
  const choices = jest.fn();
  const list = defineContract({ name: 'list', moment: 'now' });
  const chooser = defineWidget(list, function Chooser({ Markup }) {
    return <Markup slot={{ onChange: choices }} />;
  });
  const mountList = async (attributes: string) => {
    choices.mockClear();
    const { unmount } = await mountWidget(
      chooser,
      `<div data-widget="list" ${attributes}><p><select><option>1</option></select></p><p data-widget="in"><input></p></div>`,
    );
    const theirs = jest.fn();
    const places = [document.querySelector('[data-widget=list]')!, document.body, document];
    for (const place of places) $(place).on('change', theirs);
    const styled = jest.fn();
    $(document.querySelector('select')!).on('change', styled);
    // As the store does on a page.
    const stop = listenToJQuery();
    const leave = () => {
      stop();
      for (const place of places) $(place).off();
    };
    return { theirs, styled, unmount, leave };
  };

  it('handles alone what jQuery triggers on a field, and lets the script of the field itself hear it', async () => {
    const { theirs, styled, leave } = await mountList('data-widget-keeps="change"');
    $(document.querySelector('select')!).trigger('change');
    expect([choices.mock.calls.length, styled.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 1, 0]);
    $(document.querySelector('select')!).trigger('change.select2');
    expect([choices.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 0]);
    leave();
  });

  it('shares what jQuery triggers in a nested slot, and after it is unmounted', async () => {
    const { theirs, unmount, leave } = await mountList('data-widget-keeps="change"');
    $(document.querySelector('input')!).trigger('change');
    expect(theirs).toHaveBeenCalledTimes(3);
    unmount();
    $(document.querySelector('select')!).trigger('change');
    expect(theirs).toHaveBeenCalledTimes(6);
    // The slot around gets the events of the slot inside, as the browser's own.
    expect(choices).toHaveBeenCalledTimes(1);
    leave();
  });
});
