import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeBlocked } from '../../../../tools/adopt/try/census/describe-blocked';
import { unexcusedEvents } from '../../../../tools/adopt/try/census/excused-hooks';
import { lookUpHooks } from '../../../../tools/adopt/try/census/look-up-hooks';
import { readRecords, recordPage } from '../../../../tools/adopt/try/census/record-page';
import { withoutResponse } from '../../../../tools/adopt/try/census/without-response';

type JQuery = (selector: string) => { on(...parts: unknown[]): void };

/** Runs jQuery in the page, as a script element of a theme does. */
function loadJQuery(): JQuery {
  const script = document.createElement('script');
  script.textContent = readFileSync(join('node_modules', 'jquery', 'dist', 'jquery.js'), 'utf8');
  document.head.append(script);
  return (window as unknown as { $: JQuery }).$;
}

/** The recorded events, by selector. */
const records = () => Object.fromEntries(readRecords().map(({ key, events }) => [key, events]));

describe('the records of a page', () => {
  beforeAll(() => {
    document.body.innerHTML = `
      <a class="navPages-action is-open" data-collapsible="menu-12">Lamps</a>
      <ul id="menu"><li class="item">Desk lamps</li></ul>
      <button class="button play">Play</button>`;
    recordPage();
  });

  it('contain what jQuery listens to: the element, or the selector of a delegated listener', () => {
    const $ = loadJQuery();
    $('.navPages-action').on('click.menu', () => {});
    $('#menu').on('mouseover', '.item', () => {});
    expect(records()).toEqual({ '[data-collapsible]': ['click.menu'], '.item': ['mouseover'] });
  });

  it('contain what scripts listen to themselves', () => {
    document.querySelector('.play')?.addEventListener('click', () => {});
    document.addEventListener('visibilitychange', () => {});
    expect(records()).toMatchObject({ '.play': ['click'], document: ['visibilitychange'] });
  });

  it('contain what scripts write without an event', async () => {
    const list = document.querySelector('#menu');
    list?.setAttribute('aria-hidden', 'true');
    list?.append(document.createElement('li'));
    await Promise.resolve();
    expect(records()['#menu']).toEqual(['writes aria-hidden', 'writes children']);
  });

  it('leave out elements that are gone', () => {
    document.querySelector('.play')?.remove();
    expect(records()).not.toHaveProperty(['.play']);
  });
});

describe('the answerer of a hook', () => {
  it('is the widget around it, a native control, or nobody', () => {
    document.body.innerHTML = `
      <div data-widget="menu"><a data-collapsible>Lamps</a></div>
      <details><summary><b data-collapsible>Mugs</b></summary></details>
      <div data-collapsible>Saws</div>`;
    expect(lookUpHooks(['[data-collapsible]', '.gone', 'window', 'a:first'])).toEqual({
      '[data-collapsible]': { menu: 1, '<summary>': 1, NOBODY: 1 },
      '.gone': {},
      window: { NOBODY: 1 },
      'a:first': { NOBODY: 1 },
    });
  });
});

describe('a hook without an answerer', () => {
  const hook = { key: '#menu', events: ['click', 'writes style'], responders: { menu: 2, NOBODY: 1 } };

  it('is reported with its events and its elements', () => {
    expect(withoutResponse([hook, { ...hook, responders: {} }, { ...hook, responders: { menu: 1 } }])).toEqual([
      '#menu (click, writes style): 1 of 3',
    ]);
  });

  it('may be excused, event by event', () => {
    const excuse = { key: /^#menu$/, events: /^writes /, reason: 'the place is in the style sheet' };
    expect(unexcusedEvents(hook, [excuse])).toEqual(['click']);
    expect(unexcusedEvents({ ...hook, key: '#menu2' }, [excuse])).toHaveLength(2);
  });
});

describe('what a page without the old script lacks', () => {
  const page = { path: '/', width: 375, errors: [], requests: [], hidden: [], lostWithoutJavaScript: [] } as const;

  it('is reported, except for the language of the toggle, which only JavaScript knows', () => {
    expect(describeBlocked({ ...page, hidden: ['English', 'English only', 'Reset'] })).toEqual([
      'not seen: English only',
      'not seen: Reset',
    ]);
    expect(describeBlocked({ ...page, lostWithoutJavaScript: ['English'] })).toHaveLength(1);
  });
});
