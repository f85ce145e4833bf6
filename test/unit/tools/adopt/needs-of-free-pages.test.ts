import { expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { themeScriptPartial, themeScriptPath } from '../../../tools/adopt/rules/theme-script-rule';
import { needsOfFreePages } from '../../../tools/adopt/script/needs-of-free-pages';

// It renders pages of a theme, which takes some seconds on a busy machine.
jest.setTimeout(60_000);

const script = {
  'assets/js/app.js':
    "import './theme/own';\nconst pageClasses = { cart: null };\nwindow.stencilBootstrap = (pageType) => pageClasses[pageType];\n",
  'assets/js/theme/own.js': "$('[data-planted]').on('click', () => $('[data-planted]').hide());\n",
};
const planted = '<main><button type="button" data-planted>x</button></main>';
const themeWith = (cart: string, free: readonly string[], own: readonly string[] = []) =>
  authorTheme({ ...script, 'templates/pages/cart.html': cart, [themeScriptPath]: themeScriptPartial({ free, own }) });

it('names a hook that a page without the theme’s script has gained, with file and line', async () => {
  const needs = await needsOfFreePages(themeWith(planted, ['cart']));
  expect(needs).toEqual([
    expect.stringMatching(/^assets\/js\/theme\/own\.js:1: \[data-planted\] is needed on cart, but/),
  ]);
});

it('names none if the page renders the script, or has no hook of it', async () => {
  expect(await needsOfFreePages(themeWith(planted, ['default']))).toEqual([]);
  expect(await needsOfFreePages(themeWith('<main></main>', ['cart']))).toEqual([]);
});

it('names lines that a page with the second script needs, and that the script has not', async () => {
  const needs = await needsOfFreePages(themeWith(planted, [], ['cart']));
  expect(needs).toEqual([
    expect.stringMatching(/^assets\/js\/app\.js:1 is needed on cart, but .* with assets\/js\/app-own\.js only/),
  ]);
});
