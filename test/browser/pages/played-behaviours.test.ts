import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../support/themes/author-theme';
import { moduleGraph } from '../../tools/adopt/script/module-graph';
import { checkedHooks } from '../../tools/adopt/script/module-needs';
import type { Behaviour } from '../../tools/adopt/try/behaviours/behaviour';
import { playBehaviours } from '../../tools/adopt/try/behaviours/play-behaviours';
import { takeCensus } from '../../tools/adopt/try/census/take-census';
import { tryBlocked } from '../../tools/adopt/try/census/try-blocked';
import { withoutResponse } from '../../tools/adopt/try/census/without-response';

// The test starts its own browsers.
jest.setTimeout(60_000);

/** A theme's layout around a page. */
const layout = (body: string) => ({
  'templates/layout/base.html': `<!doctype html><html lang="en"><head><title>Potter</title></head>
    <body><header role="banner">${body}</header>{{#block "page"}}{{/block}}</body></html>`,
});

/** A listener that an author wrote into a module of the reference theme. */
const planted = "document.querySelector('[data-planted]').addEventListener('click', () => {});";

/** A section that the theme's own script opens. */
const scripted =
  layout(`<a href="#" role="button" data-more>Delivery</a><p class="more" style="display:none">In two days</p>
  <b data-planted>New</b>
  <script src="{{cdn 'assets/dist/theme-bundle.main.js'}}"></script>
  <script>
    document.querySelector('[data-more]').addEventListener('click', (event) => {
      event.preventDefault();
      document.querySelector('.more').style.display = 'block';
    });
    ${planted}
    addEventListener('load', () => document.querySelector('[data-planted]').setAttribute('title', 'New'));
  </script>`);
/** The same section without a script. */
const native = layout(
  '<details><summary data-more>Delivery</summary><p class="more">In two days</p></details><b data-planted>New</b>',
);

const press: Behaviour['play'] = (shopper) => shopper.sees(() => shopper.press('Delivery'));
const behaviours: readonly Behaviour[] = [
  { name: 'delivery', path: '/clamp-base/', widths: [375, 1280], play: press },
  {
    name: 'a menu',
    path: '/clamp-base/',
    widths: [1280],
    play: (shopper) => shopper.sees(() => shopper.press('Menu')),
  },
];
const visit = { path: '/clamp-base/' };

describe('a theme that was turned over', () => {
  const themes = [scripted, native, layout('<p>Delivery in two days</p>')].map(authorTheme);
  const [old = '', adopted = '', empty = ''] = themes;
  afterAll(() => themes.forEach((folder) => void rmSync(folder, { recursive: true })));

  it('has the same behaviours, on a phone and on a desktop', async () => {
    const compared = await playBehaviours({ folder: old }, { folder: adopted }, behaviours.slice(0, 1));
    expect(compared).toEqual([
      { title: 'delivery (375)', verdict: 'same', lines: [] },
      { title: 'delivery (1280)', verdict: 'same', lines: [] },
    ]);
  });

  it('is told what it has lost, and not what the old theme lacked', async () => {
    const [delivery, menu] = await playBehaviours(
      { folder: old, timeout: 1_000 },
      { folder: empty, timeout: 1_000 },
      behaviours.map((one) => ({ ...one, widths: [1280] })),
    );
    expect(delivery).toMatchObject({ verdict: 'different', lines: [expect.stringContaining("can't be played")] });
    expect(menu).toMatchObject({ verdict: 'unplayable' });
  });

  it('is asked who answers for each listener of the old theme and for what its script wrote', async () => {
    const [census] = await takeCensus(old, adopted, [visit]);
    expect(census && withoutResponse(census.hooks)).toEqual(['[data-planted] (click, writes title): 1 of 1']);
  });

  it('has the planted listener by the file and the line of the module, too, as no release of the reference theme has it', () => {
    const path = 'assets/js/theme/global.js';
    const graph = moduleGraph((one) => (one === path ? `export default class Global {}\n${planted}\n` : null));
    expect(checkedHooks(graph, path).filter(({ isNew }) => isNew)).toMatchObject([
      { path, line: 2, selector: '[data-planted]', name: 'click', kind: 'event' },
    ]);
  });

  it('is tried without the old script', async () => {
    const sides = await tryBlocked(adopted, old, [visit]);
    expect(sides.map(({ width, requests }) => [width, requests])).toEqual([
      [375, ['assets/dist/theme-bundle.main.js']],
      [1280, ['assets/dist/theme-bundle.main.js']],
    ]);
    expect(sides.flatMap(({ errors, hidden }) => [...errors, ...hidden])).toEqual([]);
  });
});
