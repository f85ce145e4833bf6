import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Cookies from 'js-cookie';
import { on } from '../../../../core/events/widget-events';
import { readCookie, writeCookie } from '../../../../core/storage/cookies';
import { cookieNotice } from '../../../../widgets/bars/cookie-notice';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';

let consents: unknown[] = [];
let stopListening = () => {};
beforeEach(() => {
  consents = [];
  stopListening = on('widgets:consent', (detail) => consents.push(detail));
});
afterEach(() => {
  stopListening();
  delete window.dataLayer;
  for (const name of ['ACCEPT_COOKIE_USAGE', 'bc_consent']) Cookies.remove(name);
  delete window.consentManagerStoreConfig;
});

/** The entries of Google's queue, as lists. */
const commands = () => (window.dataLayer ?? []).map((entry) => Object.values(entry as object));
const update = (choice: string) => [
  'consent',
  'update',
  { ad_storage: choice, ad_user_data: choice, ad_personalization: choice, analytics_storage: choice },
];

/** Presses a link of the page. */
const pressLink = async (href: string) => {
  document.body.insertAdjacentHTML('beforeend', `<a href="${href}"><b>Choices</b></a>`);
  document.querySelector<HTMLElement>('a > b')!.click();
  await settle();
  document.querySelector('a')!.remove();
};

describe('the notice about cookies', () => {
  it('stores the result for 365 days', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const { part } = await mountExample(cookieNotice);
    part('accept').click();
    const [, until = ''] = /expires=([^;]+)/.exec(written.mock.calls[0]![0]) ?? [];
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(365, 2);
  });

  it.each([
    ['accept', '1', 'granted'],
    ['decline', '0', 'denied'],
  ])(
    'sends a press on %s to Google’s tags and other scripts, and stores only the result',
    async (name, stored, choice) => {
      const { slot, part, click } = await mountForUser(cookieNotice);
      await settle();
      expect([slot.hidden, commands(), consents, document.cookie]).toEqual([false, [], [], '']);
      await click(part(name));
      expect([slot.hidden, commands(), consents]).toEqual([true, [update(choice)], [{ granted: stored === '1' }]]);
      expect(document.cookie).toEqual(`ACCEPT_COOKIE_USAGE=${stored}`);
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    },
  );

  it('sends the choice to other scripts on the next page, but not to Google’s tags again', async () => {
    writeCookie('ACCEPT_COOKIE_USAGE', '0');
    const { slot } = await mountExample(cookieNotice);
    await settle();
    expect([slot.hidden, commands(), consents]).toEqual([true, [], [{ granted: false }]]);
  });

  it.each([
    ['its id', '#your-choices'],
    ['the id that it had before', '#cookie-notice'],
  ])('opens again by a link to %s, and accepts the other result', async (_, href) => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    const { slot, part, click } = await mountForUser(cookieNotice);
    await pressLink(href);
    expect(slot.hidden).toBe(false);
    await click(part('decline'));
    expect([slot.hidden, readCookie('ACCEPT_COOKIE_USAGE'), commands()]).toEqual([true, '0', [update('denied')]]);
  });

  it('stays hidden after a click that leads elsewhere, or that another script has cancelled', async () => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    const { slot } = await mountExample(cookieNotice);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await pressLink('#your-choices');
    expect(slot.hidden).toBe(true);
    const unnamed = await mountExample(cookieNotice, { change: (notice) => notice.removeAttribute('id') });
    await pressLink('#');
    expect(unnamed.slot.hidden).toBe(true);
  });

  it('works without a decline button', async () => {
    const change = (slot: HTMLElement) => slot.querySelector('[data-part="decline"]')?.remove();
    const { part, click } = await mountForUser(cookieNotice, { change });
    await click(part('accept'));
    expect(commands()).toEqual([update('granted')]);
  });

  it.each([
    ['the shop’s settings use it', ({ dataset }: HTMLElement) => void (dataset.consentManaged = 'true')],
    ['it is on the page', () => void (window.consentManagerStoreConfig = () => ({}))],
    ['it has stored the shopper’s choice', () => writeCookie('bc_consent', '{"allow":[]}')],
  ])('does nothing beside the platform’s consent manager: %s', async (_, change) => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    const { slot } = await mountExample(cookieNotice, { change });
    expect(slot.hidden).toBe(true);
    await pressLink('#your-choices');
    expect([slot.hidden, commands(), consents]).toEqual([true, [], []]);
  });
});
