import { afterEach, describe, expect, it } from '@jest/globals';
import { settle, startOn, statuses } from './page-with-bundle';

const html = '<p id="badge" data-widget="shout"></p>';
afterEach(() => window.storefrontWidgets?.stop());

const pageshow = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

describe('a slot that waits for the runtime', () => {
  it('comes when another tab has changed what this browser remembers', async () => {
    startOn(html, 'runtime');
    await settle();
    expect(statuses()).toEqual([['badge', 'waiting']]);
    dispatchEvent(new Event('storage'));
    await settle();
    expect(statuses()).toEqual([['badge', 'mounted']]);
  });

  it('comes when the shopper goes back to the page, and not when the page is opened', async () => {
    const { load } = startOn(html, 'runtime');
    pageshow(false);
    await settle();
    expect([statuses(), load.mock.calls.length]).toEqual([[['badge', 'waiting']], 0]);
    pageshow(true);
    await settle();
    expect(statuses()).toEqual([['badge', 'mounted']]);
  });
});
