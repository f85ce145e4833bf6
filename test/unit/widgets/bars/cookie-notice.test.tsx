import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Cookies from 'js-cookie';
import { on } from '../../../../core/events/widget-events';
import { readCookie, writeCookie } from '../../../../core/storage/cookies';
import { cookieNotice } from '../../../../widgets/bars/cookie-notice';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

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

const isShown = async (change: (slot: HTMLElement) => void = () => {}) =>
  !(await mountExample(cookieNotice, { change })).slot.hidden;

/** Presses a link of the page. */
const pressLink = async (href: string) => {
  document.body.insertAdjacentHTML('beforeend', `<a href="${href}"><b>Choices</b></a>`);
  document.querySelector<HTMLElement>('a > b')!.click();
  await settle();
  document.querySelector('a')!.remove();
};

describe('the notice about cookies, before its code arrives', () => {
  it('is hidden, because its buttons do not work yet', () => {
    expect(printExample(cookieNotice).hidden).toBe(true);
  });
});

describe('the notice about cookies, when it is mounted', () => {
  it('stores the result for 365 days, for the whole shop', async () => {
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', { ...cookie, set: (text: string) => void written.push(text) });
    const { part } = await mountExample(cookieNotice);
    part('accept').click();
    Reflect.deleteProperty(document, 'cookie');
    const [, until = ''] = /expires=([^;]+)/.exec(written[0] ?? '') ?? [];
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(365, 2);
    expect(written[0]).toContain('path=/');
  });

  it.each([
    ['accept', '1', 'granted'],
    ['decline', '0', 'denied'],
  ] as const)(
    'sends a press on %s to Google’s tags and other scripts, and stores only the result',
    async (name, stored, choice) => {
      const { slot, part } = await mountExample(cookieNotice);
      await settle();
      expect(slot.hidden).toBe(false);
      expect(commands()).toEqual([]);
      expect(consents).toEqual([]);
      expect(document.cookie).toBe('');
      part(name).click();
      await settle();
      expect(slot.hidden).toBe(true);
      expect(commands()).toEqual([update(choice)]);
      expect(consents).toEqual([{ granted: stored === '1' }]);
      expect(document.cookie).toEqual(`ACCEPT_COOKIE_USAGE=${stored}`);
      expect(localStorage.length).toBe(0);
      expect(sessionStorage.length).toBe(0);
      expect(await isShown()).toBe(false);
    },
  );

  it('sends the choice to other scripts on the next page, but not to Google’s tags again', async () => {
    writeCookie('ACCEPT_COOKIE_USAGE', '0');
    const { slot } = await mountExample(cookieNotice);
    await settle();
    expect(slot.hidden).toBe(true);
    expect(commands()).toEqual([]);
    expect(consents).toEqual([{ granted: false }]);
  });

  it.each([
    ['its id', '#your-choices'],
    ['the id that it had before', '#cookie-notice'],
  ])('opens again by a link to %s, and accepts the other result', async (_, href) => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    const { slot, part } = await mountExample(cookieNotice);
    await pressLink(href);
    expect(slot.hidden).toBe(false);
    part('decline').click();
    await settle();
    expect(slot.hidden).toBe(true);
    expect(readCookie('ACCEPT_COOKIE_USAGE')).toBe('0');
    expect(commands()).toEqual([update('denied')]);
  });

  it('stays hidden after a click on a link to the top of the page', async () => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    const { slot } = await mountExample(cookieNotice, { change: (notice) => notice.removeAttribute('id') });
    await pressLink('#');
    expect(slot.hidden).toBe(true);
  });

  it('does not open by a click that another script has cancelled', async () => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    const { slot } = await mountExample(cookieNotice);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await pressLink('#your-choices');
    expect(slot.hidden).toBe(true);
  });

  it('works without a decline button', async () => {
    const { part } = await mountExample(cookieNotice, {
      change: (slot) => slot.querySelector('[data-part="decline"]')?.remove(),
    });
    part('accept').click();
    await settle();
    expect(commands()).toEqual([update('granted')]);
  });

  it.each([
    [
      'the shop’s settings use the consent manager',
      ({ dataset }: HTMLElement) => void (dataset.consentManaged = 'true'),
    ],
    ['the consent manager is on the page', () => void (window.consentManagerStoreConfig = () => ({}))],
    ['the consent manager has stored the shopper’s choice', () => writeCookie('bc_consent', '{"allow":[]}')],
  ])('stays hidden if %s', async (_, prepare) => {
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    expect(await isShown(prepare)).toBe(false);
    await pressLink('#your-choices');
    expect(document.querySelector<HTMLElement>('#your-choices')?.hidden).toBe(true);
    expect(commands()).toEqual([]);
    expect(consents).toEqual([]);
  });
});
