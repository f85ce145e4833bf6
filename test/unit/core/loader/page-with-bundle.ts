import { jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import type { Bundle } from '../../../../core/loader/bundle';
import type { Moment } from '../../../../core/contract/moment';
import { start } from '../../../../core/loader/start';
import type { Group } from '../../../../core/mount/define-group';

/** Starts a bundle with the one widget `shout` on a page; its group arrives at once and mounts whatever it gets. */
export function startOn(html: string, moment: Moment = 'now') {
  document.body.innerHTML = html;
  const unmount = jest.fn();
  const mount = jest.fn<Group['mount']>(async (_, slots, settled) => {
    for (const slot of slots) settled(slot, 'mounted', unmount);
  });
  const explainUnknown = jest.fn<Group['explainUnknown']>();
  const group = { mount, explainUnknown } as unknown as Group;
  const load = jest.fn<Bundle['groups'][string]['load']>(() => Promise.resolve({ group }));
  const calls = {} as StorefrontApi;
  const api = jest.fn(() => Promise.resolve({ createStorefrontApi: () => calls }));
  start({ version: '1.2.3', smallest: 'voice', groups: { voice: { load, widgets: { shout: moment } } }, api });
  return { mount, unmount, explainUnknown, load, calls, api, handle: window.storefrontWidgets! };
}

/** The status of each slot that the page has, by its id. */
export const statuses = (): (string | undefined)[][] =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ id, dataset }) => [id, dataset.widgetStatus]);

/** Lets everything that waits for promises and observers happen. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
