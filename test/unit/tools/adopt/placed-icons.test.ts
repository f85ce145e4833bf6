import { describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { writeChanges } from '../../../tools/adopt/journal';
import { makePlan } from '../../../tools/adopt/plan';
import { announcedBy } from '../../../tools/adopt/prove/announced';
import { pageLines } from '../../../tools/adopt/prove/page-lines';

jest.setTimeout(60_000);

const symbol = (name: string, length: number): string =>
  `<symbol viewBox="0 0 9 9" id="icon-${name}"><path d="M${'1 '.repeat(length / 2)}z"/></symbol>`;
const use = (name: string): string => `<svg><use href="#icon-${name}"/></svg>`;
const symbols = { gift: 300, share: 300, close: 300, add: 20 };
const files = {
  'assets/img/icon-sprite.svg': `<svg>${Object.entries(symbols)
    .map((one) => symbol(...one))
    .join('')}</svg>`,
  'templates/components/common/icons.html': `<svg data-src="{{cdn 'img/icon-sprite.svg'}}"></svg>`,
  'templates/components/cart/totals.html': `{{#each cart.gift_certificates}}<i>${use('gift')}</i>${use('close')}{{/each}}\n`,
  'templates/components/common/share.html': `{{#each shares}}{{#if a}}${use('share')}{{/if}}{{/each}}${use('close')}${use('add')}\n`,
};

describe('a large icon with one use', () => {
  const folder = authorTheme(files);
  const plan = makePlan(folder, ['layout']);
  const changed = (path: string) =>
    plan.changes.find((change) => change.path === `templates/components/${path}.html`)?.after;

  it('is beside this use, in a list in the first item', () => {
    expect(changed('cart/totals')).toContain(
      `<svg>{{#if @first}}${symbol('gift', 300)}{{/if}}<use href="#icon-gift"/>`,
    );
    expect(changed('common/share')).toContain(`{{#if a}}<svg>${symbol('share', 300)}<use href="#icon-share"/></svg>`);
  });

  it('is not among the icons of every page, which has the others', () => {
    const rendered = changed('widgets/icon-sprite') ?? '';
    expect([...rendered.matchAll(/id="icon-(\w+)"/g)].map(([, name]) => name)).toEqual(['close', 'add']);
  });

  it('is among them if only a partial that no template includes has it', () => {
    const left = {
      'templates/components/common/old-icons.html': `<svg>${symbol('add', 300)}${symbol('close', 300)}</svg>`,
    };
    const { changes } = makePlan(authorTheme({ ...files, ...left }), ['layout']);
    const rendered = changes.find(({ path }) => path.endsWith('widgets/icon-sprite.html'))?.after ?? '';
    expect(rendered).toContain('id="icon-close"');
    expect(rendered).toContain('id="icon-add"');
  });

  it('is explained by the proof', () => {
    const lines = (html: string) => pageLines(html, announcedBy(plan.rules));
    expect(lines(`<svg>${symbol('gift', 300)}<use href="#icon-gift"/></svg>`)).toEqual(lines(use('gift')));
  });

  it('stays there in another run, and where an earlier version has put it among the others', () => {
    writeChanges(folder, plan.changes);
    expect(makePlan(folder, ['layout']).changes).toEqual([]);
    const earlier = { 'templates/components/widgets/icon-sprite.html': `<svg>${symbol('gift', 300)}</svg>` };
    const { changes } = makePlan(authorTheme({ ...files, ...earlier }), ['layout']);
    expect(changes.map(({ path }) => path)).not.toContain('templates/components/cart/totals.html');
  });
});
