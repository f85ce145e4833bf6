import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Group } from '../../../../core/mount/mount-slots';
import { settle } from '../../../support/jest/settle';
import { startOn, statuses } from './page-with-bundle';

const html = '<p id="badge" data-widget="shout"></p>';
afterEach(() => window.storefrontWidgets?.stop());

const pageshow = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

describe('a slot that waits for the runtime', () => {
  it('still waits when the runtime has loaded, until the session mounts deferred slots', async () => {
    const { mount } = startOn(`${html}<p id="loud" data-widget="shout" data-widget-when="now"></p>`, 'runtime');
    await settle();
    expect(statuses()).toEqual([
      ['badge', 'waiting'],
      ['loud', 'mounted'],
    ]);
    const [[session]] = mount.mock.calls as [Parameters<Group['mount']>];
    session.mountDeferred();
    await settle();
    expect(statuses()[0]).toEqual(['badge', 'mounted']);
  });

  it.each([
    ['the page is opened', () => pageshow(false), false, false],
    ['the fragment of the URL has changed', () => dispatchEvent(new Event('hashchange')), false, true],
    ['the browser has restored the page', () => pageshow(true), true, true],
    ['another tab has changed the storage', () => dispatchEvent(new Event('storage')), true, true],
  ])('is mounted, perhaps after the next frame, when %s', async (_, happen, isAfterFrame, isMounted) => {
    const { load } = startOn(html, 'runtime');
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    happen();
    await settle();
    if (isAfterFrame) expect(load.mock.calls.length).toBe(0);
    for (const [show] of frame.mock.calls) show(0);
    frame.mockRestore();
    await settle();
    await settle();
    expect(statuses()).toEqual([['badge', isMounted ? 'mounted' : 'waiting']]);
  });

  it('is mounted at once when another tab changes the storage and the page is hidden: it has no frames', async () => {
    startOn(html, 'runtime');
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    dispatchEvent(new Event('storage'));
    await settle();
    expect(statuses()).toEqual([['badge', 'mounted']]);
  });
});
