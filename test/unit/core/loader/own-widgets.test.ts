import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { StorefrontWidgets } from '../../../../core/loader/start';
import { settle } from '../../../support/jest/settle';
import { startOn, statuses } from './page-with-bundle';
import { fileResponse, listOf } from './serve-files';
import { useChunks } from './use-chunks';

const url = 'https://shop.test/assets/own-widgets/acme.js';
const table = `${url}#sha256-acme idle acme-guide`;
const slot = '<p id="guide" data-widget="acme-guide"></p>';
const tag = `<script type="text/plain" data-page-context data-widgets-own="${table};"></script>`;

afterEach(() => {
  window.storefrontWidgets?.stop?.();
  delete window.storefrontWidgets;
});

describe('widgets of a theme’s own', () => {
  it('are known by the tag before the first scan', () => {
    const { loaded } = startOn(tag + slot, 'interaction');
    expect(statuses()).toEqual([['guide', 'waiting']]);
    expect(loaded()).toEqual([]);
  });

  it('can be defined later: slots that are there already follow', async () => {
    const { handle, explainUnknown } = startOn(slot, 'interaction');
    expect(statuses()).toEqual([['guide', undefined]]);
    handle.define(table);
    expect(statuses()).toEqual([['guide', 'waiting']]);
    await settle();
    // The code on demand was asked for the unknown name; it looks again when the page has loaded.
    expect(explainUnknown.mock.calls.length).toBe(1);
  });
});

describe('a chunk of a theme’s own', () => {
  const { runtime, make, load, loader, fetching, fetches, runs, running } = useChunks();

  it('is run with the hash of its tag, and gets the exports of `own`', async () => {
    fetching().mockImplementation(async () => fileResponse(listOf('own')));
    await expect(loader()(`${url}#sha256-acme`)).resolves.toBe('exports');
    expect(make.mock.calls).toEqual([[runtime], ['exports']]);
    expect(fetches().sort()).toEqual(['acme.js', 'own.js', 'runtime.js sha256-runtime']);
    expect(runs().sort()).toEqual(['acme.js sha256-acme', 'own.js sha256-own', 'runtime.js sha256-runtime']);
    expect(running().mock.calls.map(([{ src }]) => src)).toContain(url);
    expect(load.mock.calls).toContainEqual([url]);
  });
});

describe('the script before the bundle', () => {
  const partial = readFileSync('theme-templates/templates/components/common/widgets-script.html', 'utf8');
  const [, stub = ''] = /<script nonce[^>]*>(.*?)<\/script>/.exec(partial) ?? [];
  const early = (): StorefrontWidgets => {
    // biome-ignore lint/security/noGlobalEval: the browser runs the same text
    globalThis.eval(stub);
    return window.storefrontWidgets!;
  };

  it('takes calls, which the loader repeats in their order, once', async () => {
    const heard: string[] = [];
    const widgets = early();
    widgets.on('ready', () => heard.push('first'));
    widgets.define(table);
    widgets.on('ready', () => heard.push('second'));
    const stopped = widgets.on('ready', () => heard.push('stopped'));
    stopped();
    startOn(slot, 'interaction');
    expect(heard).toEqual(['first', 'second']);
    expect(statuses()).toEqual([['guide', 'waiting']]);
    document.dispatchEvent(new CustomEvent('widgets:ready'));
    expect(heard).toEqual(['first', 'second', 'first', 'second']);
    widgets.on('late', () => heard.push('late'));
    document.dispatchEvent(new CustomEvent('widgets:late'));
    expect(heard.at(-1)).toBe('late');
  });

  it('resolves the actions when the loader has run', async () => {
    const { actions } = early();
    const resolved = (async () => await actions)();
    const { createActions, handle } = startOn('');
    expect(await resolved).toEqual({ name: 'actions' });
    expect(createActions).toHaveBeenCalledTimes(1);
    // It leaves a bundle that runs already as it is.
    expect(early()).toBe(handle);
  });

  it('throws nothing where the bundle never comes', () => {
    const widgets = early();
    expect(() => {
      widgets.on('cart-changed', () => {})();
      widgets.define(table);
      widgets.actions.then(() => {});
    }).not.toThrow();
  });
});
