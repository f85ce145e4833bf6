import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listenToJQuery } from '../../../../core/events/listen-to-jquery';

/** The part of jQuery that the tests use; its three lines of versions have it. */
type TestedJQuery = (target: EventTarget | string) => {
  on(type: string, handler: (event: TestedEvent) => unknown): void;
  trigger(type: string): void;
  triggerHandler(type: string): void;
  val(value: string): { trigger(type: string): void };
  off(): void;
};
type TestedEvent = { originalEvent?: Event; stopPropagation(): void; preventDefault(): void };

/** No copy is global, as in a theme that bundles jQuery. */
const versions = ['jquery', 'jquery-1', 'jquery-4'].map(
  (name) => [name, require(name) as TestedJQuery] as [string, TestedJQuery],
);

const HTML = `
  <div data-widget="options"><select id="choice"><option>1</option><option>2</option></select></div>
  <form data-widget="bar" id="bar"><input name="form"></form><input type="checkbox" id="box" form="bar">
  <select id="outside"><option>1</option></select>`;
const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
let stop = () => {};
let listening = new AbortController();
/** Listens natively, as React and the widgets do. */
const onData = (type: string, where: EventTarget = document) => {
  const heard = jest.fn<(event: Event) => void>();
  where.addEventListener(type, (event) => heard(event), { signal: listening.signal });
  return heard;
};
beforeEach(() => {
  document.body.innerHTML = HTML;
  stop = listenToJQuery();
});
afterEach(() => {
  stop();
  listening.abort();
  listening = new AbortController();
  for (const [, $] of versions) for (const place of [window, document]) $(place).off();
});

describe.each(versions)('an event that only %s triggers', (_, $) => {
  it.each(['change', 'input'])('is heard once, with the field as its target: %s', (type) => {
    const heard = onData(type);
    $(find('choice')).val('2').trigger(type);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]![0].target).toBe(find('choice'));
  });

  it.each<[string, () => void, number]>([
    ['is heard from a field that belongs to the form of a slot', () => $(find('box')).trigger('change'), 1],
    ['is not heard outside of slots', () => $(find('outside')).trigger('change'), 0],
    ['is not heard from the document', () => $(document).trigger('change'), 0],
    ['is not heard from the window', () => $(window).trigger('change'), 0],
    ['is not heard with a namespace', () => $(find('choice')).trigger('change.select2'), 0],
    ['is not heard if it does not bubble', () => $(find('choice')).triggerHandler('change'), 0],
    [
      'is not heard if it is cancelled',
      () => {
        $(document).on('change', () => false);
        $(find('choice')).trigger('change');
      },
      0,
    ],
    [
      'is not heard if it is stopped',
      () => {
        $(document.body).on('change', (event) => event.stopPropagation());
        $(find('choice')).trigger('change');
        $(document.body).off();
      },
      0,
    ],
  ])('%s', (__, act, times) => {
    const heard = onData('change');
    act();
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('calls the handlers of jQuery once', () => {
    const handler = jest.fn<(event: TestedEvent) => void>();
    for (const place of [find('choice'), document.body, document, window]) $(place).on('change', handler);
    $(find('choice')).trigger('change');
    expect(handler).toHaveBeenCalledTimes(4);
    expect(handler.mock.calls.map(([{ originalEvent }]) => originalEvent)).toEqual(Array(4).fill(undefined));
  });

  it('is not heard a second time if a listener of the native event triggers it', () => {
    const heard = onData('change');
    find('choice').addEventListener('change', () => $(find('choice')).trigger('change'));
    find('choice').dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    // Nor without an end, if the native listener hears what jQuery has triggered.
    $(find('choice')).trigger('change');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is heard for each field if a listener of one field triggers it on another', () => {
    const heard = onData('change');
    find('choice').addEventListener('change', () => $(find('box')).trigger('change'));
    $(find('choice')).trigger('change');
    expect(heard.mock.calls.map(([{ target }]) => (target as Element).id)).toEqual(['box', 'choice']);
  });

  it('leaves the handler of the page where it is', () => {
    stop();
    const own = jest.fn();
    window.onchange = own;
    stop = listenToJQuery();
    const heard = onData('change');
    $(find('choice')).trigger('change');
    expect([own.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
    stop();
    expect(window.onchange).toBe(own);
    window.onchange = null;
  });

  it('calls the handlers in the markup once', () => {
    const handler = jest.fn();
    const places = [find('choice'), find('choice').parentElement!, document];
    for (const place of places) place.onchange = handler;
    $(find('choice')).trigger('change');
    expect(handler).toHaveBeenCalledTimes(3);
    expect(places.map(({ onchange }) => onchange)).toEqual([handler, handler, handler]);
    for (const place of places) place.onchange = null;
  });

  it('is not heard any more after the widgets have stopped', () => {
    stop();
    const heard = onData('change');
    $(find('choice')).trigger('change');
    expect(heard).not.toHaveBeenCalled();
    expect([window.onchange, window.oninput, window.onsubmit]).toEqual([null, null, null]);
  });

  describe('submit', () => {
    const native = () => jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

    it('sends no form that a widget has answered', () => {
      const sent = native();
      const heard = onData('submit');
      find('bar').addEventListener('submit', (event) => event.preventDefault());
      $(find('bar')).trigger('submit');
      expect([heard.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
    });

    it('sends a form that no widget answers', () => {
      const sent = native();
      $(find('bar')).trigger('submit');
      expect(sent).toHaveBeenCalledTimes(1);
    });
  });
});
