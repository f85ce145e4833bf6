import { afterEach, describe, expect, it } from '@jest/globals';
import { readCookie, removeCookie, writeCookie } from '../../../../core/page/cookies';
import { cookieNotice } from '../../../../widgets/bars/cookie-notice';
import { mountExample, printExample } from '../../mount-example';
import { turn } from '../global/turn';

afterEach(() => {
  for (const name of ['ACCEPT_COOKIE_USAGE', 'bc_consent']) removeCookie(name);
  delete window.consentManagerStoreConfig;
});

const isShown = async (change: (slot: HTMLElement) => void = () => {}) =>
  !(await mountExample(cookieNotice, { change })).slot.hidden;

describe('the notice about cookies, before its code arrives', () => {
  it('is hidden: nobody could accept it', () => {
    expect(printExample(cookieNotice).hidden).toBe(true);
  });
});

describe('the notice about cookies, when it is mounted', () => {
  it('shows until it is accepted, which is remembered', async () => {
    const { slot, part } = await mountExample(cookieNotice);
    expect(slot.hidden).toBe(false);
    part('accept').click();
    await turn();
    expect([slot.hidden, readCookie('ACCEPT_COOKIE_USAGE')]).toEqual([true, '1']);
    expect(await isShown()).toBe(false);
  });

  it('is remembered for 365 days, in the whole shop', async () => {
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
    [
      'the shop’s settings say that the consent manager asks',
      ({ dataset }: HTMLElement) => void (dataset.consentManaged = 'true'),
    ],
    ['the consent manager is on the page', () => void (window.consentManagerStoreConfig = () => ({}))],
    ['the consent manager has asked before', () => writeCookie('bc_consent', '{"allow":[]}')],
  ])('steps aside where %s', async (_, prepare) => {
    expect(await isShown(prepare)).toBe(false);
  });
});
