import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followPointer } from '../../../../core/channel/follow-pointer';
import { complaints } from '../../../support/jest/setup';
import { recordEvents } from '../state/store-with-calls';

const integrity = (letter: string) => `sha256-${letter.repeat(43)}=`;
const live = { version: '1.0.0', integrity: integrity('A') };
const next = { version: '1.0.1', integrity: integrity('B'), share: 100 };
const cdn = 'https://cdn.test/widgets';

const respond = (text: string, status = 200) =>
  void (globalThis.fetch = jest.fn<typeof fetch>(
    async () => ({ ok: status === 200, status, text: async () => text }) as Response,
  ));
const fail = () => void (globalThis.fetch = jest.fn<typeof fetch>(async () => Promise.reject(new Error('no line'))));
const follow = async (pointer: object) => {
  respond(JSON.stringify(pointer));
  await followPointer();
};
const tag = () => document.querySelector<HTMLScriptElement>('[data-channel]') as HTMLScriptElement;
/** The loaders that were inserted, the last one first. */
const loaders = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="loader.js"]')];
const versions = () => loaders().map(({ src }) => src);
const reports = () => complaints.splice(0).map((line) => line.split(' [object')[0]);

beforeEach(() => {
  document.head.innerHTML = `<script type="text/plain" nonce="abc" data-channel="${cdn}/channel.json" data-page-context data-widgets-off="tabs"></script>`;
});
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

describe('the channel', () => {
  it('loads the pointer’s version as a module script, with its hash and the page’s nonce', async () => {
    await follow(live);
    expect(fetch).toHaveBeenCalledWith(`${cdn}/channel.json`, expect.anything());
    const [script] = loaders();
    expect(script).toMatchObject({
      src: `${cdn}/1.0.0/loader.js`,
      type: 'module',
      crossOrigin: 'anonymous',
      integrity: live.integrity,
      nonce: 'abc',
    });
  });

  it('loads the next version at a share of 100, and the live version at a share of 0', async () => {
    await follow({ ...live, next });
    expect(versions()).toEqual([`${cdn}/1.0.1/loader.js`]);
    document.head.append(tag());
    loaders()[0]?.remove();
    await follow({ ...live, next: { ...next, share: 0 } });
    expect(versions()).toEqual([`${cdn}/1.0.0/loader.js`]);
  });

  it('switches off its widgets in addition to those of the theme, wherever the page’s data are', async () => {
    await follow({ ...live, off: 'carousel menu' });
    expect(tag().dataset.widgetsOff).toBe('tabs carousel menu');
    tag().removeAttribute('data-page-context');
    document.body.innerHTML = '<i data-page-context></i>';
    await follow({ ...live, off: 'menu' });
    expect(document.querySelector('i')?.dataset.widgetsOff).toBe(' menu');
    document.body.innerHTML = '';
  });
});

describe('a pointer that can’t be read', () => {
  it.each<[string, () => void]>([
    ['does not arrive', fail],
    ['is answered with an error', () => respond(JSON.stringify(next), 503)],
    ['is not JSON', () => respond('<!DOCTYPE html>')],
  ])('leaves the last known version and its switched-off widgets in use: it %s', async (_, arrange) => {
    await follow({ ...live, off: 'menu' });
    document.head.innerHTML = `<script type="text/plain" data-channel="${cdn}/channel.json" data-page-context></script>`;
    arrange();
    const errors = recordEvents('widgets:error');
    await followPointer();
    expect(errors).toMatchObject([{ kind: 'chunk', element: tag() }]);
    expect(versions()).toEqual([`${cdn}/1.0.0/loader.js`]);
    expect(tag().dataset.widgetsOff).toBe(' menu');
    expect(reports()).toEqual([
      `the channel ${cdn}/channel.json can't be read; the version that was known last is used`,
    ]);
  });

  it('loads nothing if no version was known before, or if that, too, was none', async () => {
    fail();
    await followPointer();
    expect(reports()).toEqual([`the channel ${cdn}/channel.json can't be read; no widget comes`]);
    await follow({ version: '' });
    fail();
    await followPointer();
    expect(versions()).toEqual([]);
    expect(reports()).toHaveLength(1);
  });

  it('has a time limit of four seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await follow(live);
    expect(timeout.mock.calls).toEqual([[4_000]]);
  });
});

describe('a page that requires trusted types and does not allow the channel’s policy', () => {
  it('is reported, and no version starts', async () => {
    jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment");
    });
    await follow({ ...live, next });
    expect(loaders()).toEqual([]);
    expect(reports()).toEqual(["the page's policy refuses widgets 1.0.1"]);
  });
});

describe('a version whose loader does not load or has another hash', () => {
  it('is reported, and the live version is loaded instead of the next', async () => {
    await follow({ ...live, next });
    loaders()[0]?.dispatchEvent(new Event('error'));
    expect(versions()).toEqual([`${cdn}/1.0.0/loader.js`, `${cdn}/1.0.1/loader.js`]);
    loaders()[0]?.dispatchEvent(new Event('error'));
    expect(loaders()).toHaveLength(2);
    expect(reports()).toEqual([
      'widgets 1.0.1 did not come, or have another hash',
      'widgets 1.0.0 did not come, or have another hash',
    ]);
  });
});
