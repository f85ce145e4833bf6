import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import type { Bundle } from '../../../../core/loader/bundle';
import { start } from '../../../../core/loader/start';
import { createActions } from '../../../../core/mount/actions';
import { defineGroup } from '../../../../core/mount/mount-slots';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { deferred } from '../state/store-with-calls';
import { chunkOf } from './page-with-bundle';
import { serveFiles } from './serve-files';

const contract = defineContract({ name: 'shout', moment: 'now', parts: { button: required('the button') } });
const clicks: string[] = [];
const shout = defineWidget(contract, ({ Markup, slot }) => (
  <Markup button={{ onClick: () => clicks.push(slot.id), className: 'live' }} />
));
const group = defineGroup([shout]);

/** Starts the bundle on a page. The test lets the chunk of its group arrive, or fail. */
function startOn(html: string, version = '1.2.3') {
  document.body.innerHTML = html;
  const voice = deferred<object>();
  const files: Record<string, () => Promise<unknown>> = {
    api: () => Promise.reject(new Error('no calls here')),
    runtime: async () => ({}),
    'on-demand': async () => ({ default: () => ({ createActions }) }),
  };
  serveFiles('voice', 'api', 'on-demand');
  const load = jest.fn((url: string) => (files[chunkOf(url)]?.() ?? voice.promise) as never);
  const widgets = 'voice now voice shout';
  start({ version, integrity: 'sha256-runtime', load, ahead: [], widgets } satisfies Bundle);
  const arrive = () => voice.resolve({ default: () => ({ group }) });
  return { load, arrive };
}

const slotHtml = (id: string) => `<form id="${id}" data-widget="shout"><button data-part="button">!</button></form>`;
const slot = (id: string) => document.getElementById(id)!;
const press = (id: string) => slot(id).querySelector('button')!.click();
const status = (id: string) => slot(id).dataset.widgetStatus;
const reports = () => complaints.splice(0).map((line) => line.split(' [object')[0]);

// jsdom can't navigate.
document.addEventListener('submit', (event) => event.preventDefault());

beforeEach(() => {
  clicks.length = 0;
  // jsdom has no scheduler: the yield between two slots takes no time here.
  Object.assign(globalThis, { scheduler: { postTask: async () => {} } });
});
afterEach(() => {
  window.storefrontWidgets?.stop();
});

it('slots are mounted when added, unmounted when removed, and stay mounted when moved', async () => {
  startOn('<main></main><aside></aside>').arrive();
  document.querySelector('main')!.innerHTML = slotHtml('late');
  await settle();
  expect(status('late')).toBe('mounted');
  const late = slot('late');
  document.querySelector('aside')!.append(late);
  await settle();
  press('late');
  expect(clicks).toEqual(['late']);
  late.remove();
  await settle();
  expect(window.storefrontWidgets?.slots()).toEqual([]);
  expect(late.outerHTML).toBe(slotHtml('late'));
});

it('a second bundle does nothing, and is reported', () => {
  startOn('');
  expect(startOn('', '9.9.9').load).not.toHaveBeenCalled();
  expect(window.storefrontWidgets?.version).toBe('1.2.3');
  expect(reports()).toEqual(['print one tag: 1.2.3 runs already, 9.9.9 does not']);
});

it('the actions load the runtime when they are first used, not when they are read', async () => {
  const { load } = startOn('');
  const { actions } = window.storefrontWidgets!;
  await settle();
  expect(load).not.toHaveBeenCalled();
  const { addItem } = await actions;
  expect(load.mock.calls.map(([url]) => chunkOf(url))).toEqual(['on-demand', 'runtime']);
  await expect(addItem({ product_id: '7' })).rejects.toThrow('Loading chunk api failed: no calls here');
});
