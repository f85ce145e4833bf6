import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineContract, defineWidget, required, type WidgetProps } from '../../../../core/contract/define-widget';
import type { Moment } from '../../../../core/contract/moment';
import type { Bundle } from '../../../../core/loader/bundle';
import { start } from '../../../../core/loader/start';
import { createActions } from '../../../../core/mount/actions';
import { defineGroup } from '../../../../core/mount/mount-slots';
import { explainUnknown } from '../../../../core/mount/on-demand';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { chunkOf } from './page-with-bundle';
import { serveFiles } from './serve-files';

const contract = defineContract({ name: 'shout', moment: 'now', parts: { button: required('the button') } });
const clicks: string[] = [];
function Shout({ Markup, slot }: WidgetProps<typeof contract>) {
  if (slot.id === 'broken') throw new Error('hoarse');
  return <Markup button={{ onClick: () => clicks.push(slot.id), className: 'live' }} />;
}
const group = defineGroup([defineWidget(contract, Shout)]);
const onDemand = { createActions, explainUnknown: (element: HTMLElement) => explainUnknown(element, ['shout']) };

let arrive: () => void;
let lose: (reason: Error) => void;

function bundle(moment: Moment = 'now'): Bundle {
  const voice = new Promise((resolve, reject) => {
    arrive = () => resolve({ default: () => ({ group }) });
    lose = reject;
  });
  const files: Record<string, () => Promise<unknown>> = {
    api: () => Promise.reject(new Error('no calls here')),
    runtime: async () => ({}),
    'on-demand': async () => ({ default: () => onDemand }),
  };
  serveFiles('voice', 'api', 'on-demand');
  return {
    version: '1.2.3',
    integrity: 'sha256-runtime',
    load: (url) => (files[chunkOf(url)]?.() ?? voice) as never,
    ahead: [],
    widgets: `voice ${moment} voice shout`,
  };
}

const slotHtml = (id: string, more = '') =>
  `<form id="${id}" data-widget="shout" ${more}><button data-part="button">!</button></form>`;
const slot = (id: string) => document.getElementById(id)!;
const button = (id: string) => slot(id).querySelector('button')!;
const status = (id: string) => slot(id).dataset.widgetStatus;
const reports = () => complaints.splice(0).map((line) => line.split(' [object')[0]);

/** jsdom has no layout: the test determines which elements are visible. */
class FakeObserver {
  static see: (element: Element) => void = () => {};
  constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    FakeObserver.see = (target) => notify([{ isIntersecting: true, target }]);
  }
  observe() {}
  unobserve() {}
}

// jsdom cannot navigate.
document.addEventListener('submit', (event) => event.preventDefault());

beforeEach(() => {
  clicks.length = 0;
  // jsdom has no scheduler: the yield between two slots takes no time here.
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, scheduler: { postTask: async () => {} } });
});
afterEach(() => {
  window.storefrontWidgets?.stop();
});

describe('a slot, before its code arrives', () => {
  it('is loading, and is mounted when the code arrives', async () => {
    document.body.innerHTML = slotHtml('one');
    start(bundle());
    expect(status('one')).toBe('loading');
    arrive();
    await settle();
    expect(status('one')).toBe('mounted');
    expect(button('one').className).toBe('live');
  });

  it('delays each click, and repeats it once, in order', async () => {
    document.body.innerHTML = slotHtml('one') + slotHtml('two');
    start(bundle());
    const submits = jest.fn();
    document.addEventListener('submit', submits);
    button('one').click();
    button('two').click();
    expect([clicks, submits.mock.calls.length]).toEqual([[], 0]);
    arrive();
    await settle();
    expect(clicks).toEqual(['one', 'two']);
    expect(submits).toHaveBeenCalledTimes(2);
    document.removeEventListener('submit', submits);
  });
});

describe('a slot whose code does not arrive', () => {
  it('fails with one report, and its delayed click is handled natively', async () => {
    jest.useFakeTimers();
    document.body.innerHTML = slotHtml('one') + slotHtml('two');
    start(bundle());
    const submits = jest.fn();
    document.addEventListener('submit', submits);
    button('one').click();
    lose(new Error('offline'));
    await jest.advanceTimersByTimeAsync(2_520);
    document.removeEventListener('submit', submits);
    expect([status('one'), status('two'), submits.mock.calls.length]).toEqual(['failed', 'failed', 1]);
    expect(reports()).toEqual(['Loading chunk voice failed: offline']);
  });
});

describe('a slot whose widget throws', () => {
  it('fails alone: other slots are mounted', async () => {
    document.body.innerHTML = slotHtml('broken') + slotHtml('fine');
    start(bundle());
    arrive();
    await settle();
    expect([status('broken'), status('fine')]).toEqual(['failed', 'mounted']);
    expect(reports()).toEqual(['shout: Error: hoarse']);
  });
});

describe('slots that are added and removed', () => {
  it('are mounted when added, unmounted when removed, and stay mounted when moved', async () => {
    document.body.innerHTML = '<main></main><aside></aside>';
    start(bundle());
    arrive();
    document.querySelector('main')!.innerHTML = slotHtml('late');
    await settle();
    expect(status('late')).toBe('mounted');
    const late = slot('late');
    document.querySelector('aside')!.append(late);
    await settle();
    late.querySelector('button')!.click();
    expect(clicks).toEqual(['late']);
    late.remove();
    await settle();
    expect(window.storefrontWidgets?.slots()).toEqual([]);
    expect(late.outerHTML).toBe(slotHtml('late').replace(' >', '>'));
  });

  it('may be nested, in any order', async () => {
    document.body.innerHTML = `<div id="outer" data-widget="shout"><b data-part="button">b</b>${slotHtml('inner')}</div>`;
    start(bundle());
    arrive();
    await settle();
    expect([status('outer'), status('inner')]).toEqual(['mounted', 'mounted']);
    button('inner').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(clicks).toEqual(['inner']);
  });
});

describe('a report', () => {
  it('is sent for a second bundle, which does nothing', () => {
    document.body.innerHTML = '';
    start(bundle());
    const second = { ...bundle(), version: '9.9.9' };
    const load = jest.spyOn(second, 'load');
    start(second);
    expect(window.storefrontWidgets?.version).toBe('1.2.3');
    expect(load).not.toHaveBeenCalled();
    expect(reports()).toEqual(['print one tag: 1.2.3 runs already, 9.9.9 does not']);
  });
});

describe('the public handle', () => {
  it('loads nothing when its properties are only read', async () => {
    document.body.innerHTML = '';
    const watched = bundle();
    const load = jest.spyOn(watched, 'load');
    start(watched);
    Object.values(window.storefrontWidgets!);
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('has actions, which load the runtime when they are first used', async () => {
    document.body.innerHTML = '';
    const watched = bundle();
    const load = jest.spyOn(watched, 'load');
    start(watched);
    const loaded = () => load.mock.calls.map(([url]) => chunkOf(url));
    expect(await window.storefrontWidgets!.actions.then(loaded)).toEqual(['on-demand', 'runtime']);
    const actions = await window.storefrontWidgets!.actions;
    await expect(actions.addItem({ product_id: '7' })).rejects.toThrow('Loading chunk api failed: no calls here');
  });
});
