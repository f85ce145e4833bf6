import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setStatus } from '../../../../core/dom/slot-status';
import type { Bundle } from '../../../../core/loader/bundle';
import { type PageSlots, pageSlots } from '../../../../core/loader/page-slots';
import type { Slot } from '../../../../core/loader/slot';

const widgets: Bundle['widgets'] = 'one late later now early runtime deferred\ntwo other';
const due = jest.fn((slot: Slot) => setStatus(slot, 'loading'));
const unknown = jest.fn<(element: HTMLElement) => void>();
const ids = () => due.mock.calls.map(([slot]) => slot.element.id);

function follow(html: string) {
  document.body.innerHTML = html;
  const slots = new Map<Element, Slot>();
  const steps = pageSlots(slots, widgets, due, unknown);
  const elements = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  steps.follow(elements());
  const slot = (id: string) => slots.get(document.getElementById(id)!)!;
  return { slots, steps, slot, elements };
}
beforeEach(() => {
  due.mockClear();
  unknown.mockClear();
});

describe('an element with data-widget', () => {
  it('becomes a slot of its widget’s group, once, and waits for the widget’s moment', () => {
    const { slots, slot, steps, elements } = follow(
      '<p id="a" data-widget="late"></p><p id="b" data-widget="early"></p>',
    );
    expect(slot('a')).toMatchObject({ widget: 'late', group: 'one', moment: 'interaction', status: 'waiting' });
    expect(slot('a').element.dataset.widgetStatus).toBe('waiting');
    expect(slot('b').status).toBe('loading');
    expect(ids()).toEqual(['b']);
    expect([...slots.values()]).toEqual([slot('a'), slot('b')]);
    const first = slot('b');
    // Found again.
    steps.follow(elements());
    expect([slot('b') === first, ids()]).toEqual([true, ['b']]);
  });

  it.each([
    ['now', 'now', 'loading'],
    ['runtime', 'runtime', 'waiting'],
    ['visble', 'interaction', 'waiting'],
    ['', 'interaction', 'waiting'],
    ['toString', 'interaction', 'waiting'],
  ])('has the moment of data-widget-when, or the widget’s if that is unknown: "%s"', (when, moment, status) => {
    const { slot } = follow(`<p id="a" data-widget="late" data-widget-when="${when}"></p>`);
    expect(slot('a')).toMatchObject({ moment, status });
  });

  it.each([
    [true, 'runtime'],
    [false, 'idle'],
  ])('waits for the runtime instead of the idle page with Save-Data: %s', (saveData, moment) => {
    Object.assign(navigator, { connection: { saveData } });
    const { slot } = follow('<p id="a" data-widget="late" data-widget-when="idle"></p>');
    Reflect.deleteProperty(navigator, 'connection');
    expect(slot('a').moment).toBe(moment);
  });

  it.each(['lat', 'ate', 'one', '', 'Late', 'toString'])('is reported if its name is unknown: "%s"', (name) => {
    const { slots, elements } = follow(`<p data-widget="${name}"></p>`);
    expect([...slots.values()]).toEqual([]);
    expect(elements()[0]?.dataset.widgetStatus).toBeUndefined();
    expect(unknown.mock.calls).toEqual([[elements()[0]]]);
  });
});

describe('a waiting slot that is brought forward', () => {
  const shared = `<div data-product-scope="7">
      <p id="a" data-widget="late"></p><p id="b" data-widget="later"></p><p id="c" data-widget="other"></p>
      <i data-widget="unknown"></i></div>
    <p id="far" data-widget="late"></p>`;

  it('also brings forward, once, the waiting slots of its group in the same product, and no others', () => {
    const { steps, slot } = follow(shared);
    for (const id of ['b', 'a']) steps.bringForward(slot(id).element);
    expect(ids().sort()).toEqual(['a', 'b']);
    expect([slot('c').status, slot('far').status]).toEqual(['waiting', 'waiting']);
    // One in no product comes alone.
    steps.bringForward(slot('far').element);
    expect(ids().slice(2)).toEqual(['far']);
  });

  const list = (more = '') =>
    `<div data-product-scope="7">${Array.from({ length: 200 }, (_, at) => `<p data-widget="${at % 2 ? 'late' : 'other'}" ${more}></p>`).join('')}</div>`;

  it.each<[string, string, boolean, (steps: PageSlots, added: HTMLElement[]) => void]>([
    ['are brought forward', list(), false, (steps, added) => added.forEach(steps.bringForward)],
    ['are due at once', list('data-widget-when="now"'), false, () => {}],
    ['are due with the runtime', list('data-widget-when="runtime"'), true, () => {}],
  ])('causes one query for each group, however many slots of its product %s', (_, html, hasRuntime, bring) => {
    const { steps, elements } = follow('');
    if (hasRuntime) steps.bringDeferredForward();
    document.body.innerHTML = html;
    const added = elements();
    const queries = jest.spyOn(Element.prototype, 'querySelectorAll');
    steps.follow(added);
    bring(steps, added);
    expect(due).toHaveBeenCalledTimes(200);
    // One query for each of the two groups.
    expect(queries).toHaveBeenCalledTimes(2);
  });
});

describe('a slot that is deferred until the runtime has loaded', () => {
  it('is due with the runtime, first if it belongs to a product: it shows a choice; other slots still wait', () => {
    const { steps } = follow(`<p id="a" data-widget="deferred"></p><p id="late" data-widget="late"></p>
      <div data-product-scope="7"><p id="b" data-widget="deferred"></p></div>`);
    expect(ids()).toEqual([]);
    steps.bringDeferredForward();
    expect(ids()).toEqual(['b', 'a']);
  });

  it('is due at once when the runtime has already loaded', () => {
    const { steps, elements } = follow('');
    steps.bringDeferredForward();
    document.body.innerHTML = '<p id="a" data-widget="deferred"></p><p id="b" data-widget="late"></p>';
    steps.follow(elements());
    expect(ids()).toEqual(['a']);
  });
});

describe('a slot that has left the page', () => {
  it('is unmounted and forgotten; one that has moved is not', () => {
    const { slots, steps, slot } = follow(
      '<p id="a" data-widget="early"></p><p id="b" data-widget="early"></p><main></main>',
    );
    const [a, b] = [slot('a'), slot('b')];
    [a.unmount, b.unmount] = [jest.fn(), jest.fn()];
    a.element.remove();
    document.querySelector('main')!.append(b.element);
    steps.removeGone();
    expect([a.unmount, b.unmount].map((unmount) => jest.mocked(unmount!).mock.calls.length)).toEqual([1, 0]);
    expect(a.status).toBe('removed');
    expect(a.element.dataset.widgetStatus).toBeUndefined();
    expect([...slots.values()]).toEqual([b]);
    expect(slots.get(a.element)).toBeUndefined();
  });

  it('never mounts with the runtime', () => {
    const { steps, slot } = follow('<p id="a" data-widget="deferred"></p>');
    const a = slot('a');
    a.element.remove();
    steps.removeGone();
    steps.bringDeferredForward();
    steps.bringForward(a.element);
    expect(ids()).toEqual([]);
  });
});

describe('a page that is stopped', () => {
  it('forgets all slots', () => {
    const { slots, steps, slot } = follow('<p id="a" data-widget="early"></p><p id="b" data-widget="late"></p>');
    const both = [slot('a'), slot('b')];
    steps.removeAll();
    expect(both.map(({ status }) => status)).toEqual(['removed', 'removed']);
    expect([...slots.values()]).toEqual([]);
  });
});
