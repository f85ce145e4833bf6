import { jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import type { Moment } from '../../../../core/contract/moment';
import { start } from '../../../../core/loader/start';
import { patchHtml } from '../../../../core/markup/patch-html';
import { settleSlots } from '../../../../core/mount/due-slot';
import type { Group } from '../../../../core/mount/mount-slots';
import type { OnDemand } from '../../../../core/mount/on-demand';
import type { Session } from '../../../../core/mount/session';
import { serveFiles } from './serve-files';

/**
 * Starts a bundle with one widget, `shout`, on a page. Its group is loaded at once and mounts every slot.
 * @param ahead the chunks whose files an idle page fetches
 */
export function startOn(html: string, moment: Moment = 'now', ahead: readonly string[] = [], version = '1.2.3') {
  document.body.innerHTML = html;
  const unmount = jest.fn();
  const mount = jest.fn<Group['mount']>(async (_, slots) => {
    for (const { element } of slots) settleSlots(slots)(element, 'mounted', unmount);
  });
  const explainUnknown = jest.fn<OnDemand['explainUnknown']>();
  const createActions = jest.fn<(session: Session) => unknown>(() => ({ name: 'actions' }));
  const group = { mount } as unknown as Group;
  const calls = {} as StorefrontApi;
  const files: Record<string, unknown> = {
    voice: { default: () => ({ group }) },
    api: { default: () => ({ createStorefrontApi: () => calls, patchHtml }) },
    'on-demand': { default: () => ({ explainUnknown, createActions }) },
    vitals: {},
    runtime: {},
  };
  serveFiles(...Object.keys(files));
  const load = jest.fn(async (url: string): Promise<unknown> => files[chunkOf(url)]);
  const widgets = `voice ${moment} voice shout` as const;
  start({ version, integrity: 'sha256-runtime', load: load as never, ahead, widgets });
  const loaded = () => load.mock.calls.map(([url]) => chunkOf(url)).filter((file) => file !== 'runtime');
  return { mount, unmount, explainUnknown, createActions, load, loaded, calls, handle: window.storefrontWidgets! };
}

/** The name of the chunk at a URL. */
export const chunkOf = (url: string): string => /([\w-]+)\.js$/.exec(url)?.[1] ?? '';

/** The status of each slot of the page, by its id. */
export const statuses = (): (string | undefined)[][] =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ id, dataset }) => [id, dataset.widgetStatus]);
