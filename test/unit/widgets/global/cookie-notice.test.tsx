import { afterEach, describe, expect, it } from '@jest/globals';
import { readCookie, removeCookie, writeCookie } from '../../../../core/page/cookies';
import { cookieNotice } from '../../../../widgets/global/cookie-notice';
import { mountWidget } from '../../mount-widget';
import { turn } from './turn';

const html = (managed = 'false') => `
  <section data-widget="cookie-notice" data-consent-managed="${managed}" hidden>
    <p>We use cookies.</p><button data-part="accept" data-privacy-accept>Accept</button>
  </section>`;

afterEach(() => {
  for (const name of ['ACCEPT_COOKIE_USAGE', 'bc_consent']) removeCookie(name);
  delete window.consentManagerStoreConfig;
});

const isShown = async (markup = html()) => !(await mountWidget(cookieNotice, markup)).slot.hidden;

describe('the notice about cookies, before its code arrives', () => {
  it('is hidden: nobody could accept it', () => {
    document.body.innerHTML = html();
    expect(document.querySelector('section')!.hidden).toBe(true);
  });
});

describe('the notice about cookies, when it is mounted', () => {
  it('shows until it is accepted, which is remembered', async () => {
    const { slot, part } = await mountWidget(cookieNotice, html());
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
    const { part } = await mountWidget(cookieNotice, html());
    part('accept').click();
    Reflect.deleteProperty(document, 'cookie');
    const [, until = ''] = /expires=([^;]+)/.exec(written[0] ?? '') ?? [];
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(365, 2);
    expect(written[0]).toContain('path=/');
  });

  it.each([
    ['the shop’s settings say that the consent manager asks', () => html('true')],
    ['the consent manager is on the page', () => ((window.consentManagerStoreConfig = () => ({})), html())],
    ['the consent manager has asked before', () => (writeCookie('bc_consent', '{"allow":[]}'), html())],
  ])('steps aside where %s', async (_, prepare) => {
    expect(await isShown(prepare())).toBe(false);
  });
});
