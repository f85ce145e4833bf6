import { describe, expect, it } from '@jest/globals';
import { moduleGraph } from '../../../tools/adopt/script/module-graph';
import { moduleHooks } from '../../../tools/adopt/script/module-hooks';
import { isSelectorLike, selectorText } from '../../../tools/adopt/script/selector-text';

const hooksIn = (text: string) => moduleHooks(moduleGraph(() => text).module('assets/js/theme/global/menu.js'));
/** The hooks in short: `kind name selector`, with a mark for elements near others and for a listener's own lines. */
const told = (text: string) =>
  hooksIn(text)
    .filter(({ kind }) => kind !== 'global')
    .map(({ kind, name, selector = '?', scope, isInHandler }) =>
      [kind, name, selector, ...(scope === 'page' ? [] : [scope]), ...(isInHandler ? ['in a listener'] : [])].join(' '),
    );

describe('the hooks of a module', () => {
  it.each([
    ["$('.a').on('click.menu keyup', () => {})", ['event click .a', 'event keyup .a']],
    ["const $a = $('.a'); $a.find('b').click(go)", ['event click .a b']],
    ["$('body').on('click', '[data-a]', () => {})", ['event click [data-a]']],
    ["$('.a').on('click', '.b, .c', go)", ['event click .a .b, .a .c']],
    ["$('.a').on({ click: go, 'focus.x': go })", ['event click .a', 'event focus .a']],
    ["$(window).on('resize', go)", ['event resize window root']],
    ["document.querySelector('#a').addEventListener('input', go)", ['event input #a']],
    ["document.getElementById('a').onclick = go", ['event click #a']],
    ["document.querySelectorAll('.a').forEach((a) => a.addEventListener('input', go))", ['event input .a']],
    ["hooks.on('search-quick', go)", ['event input [data-search-quick]']],
    ["utils.hooks.on('sortBy-submitted', go)", ['event submit [data-sort-by]', 'event change [data-sort-by]']],
    [
      "import 'foundation-sites/js/foundation/foundation.tab'",
      ['click', 'keydown', 'mouseenter'].map((name) => `event ${name} [data-tab] > * > a`),
    ],
  ])('are its listeners: %s', (text, hooks) => {
    expect(told(text)).toEqual(hooks);
  });

  it.each([
    ["$('.a').addClass('b').show()", ['load addClass .a', 'load show .a']],
    ["$('.a').attr('title', 'b')", ['load attr .a']],
    ["$('[data-slick]').each((i, a) => { $(a).slick(); })", ['load slick [data-slick]']],
    ["document.querySelector('.a').innerHTML = ''", ['load innerHTML .a']],
    ["document.querySelector('.a').style.top = 0", ['load top .a']],
    ["class A { constructor() { this.$a = $('.a'); } open() { this.$a.html(''); } }", ['load html .a']],
    ["svgInjector(document.querySelectorAll('svg[data-src]'))", ['passed elements svg[data-src]']],
    ["modalFactory('#modal')", ['passed selector #modal']],
    [
      `nod({ submit: \`\${form} input\` }); const form = '.writeReview-form';`,
      ['passed selector .writeReview-form input'],
    ],
    ["const at = { a: '.a b' }; $(at.a).hide()", ['passed selector .a b', 'load hide .a b']],
    ["function f(selector = '[data-reveal]') { $(selector).hide(); }", ['load hide ? near', 'load hide [data-reveal]']],
  ])('are its changes at load, and what it gives to other code: %s', (text, hooks) => {
    expect(told(text).sort()).toEqual([...hooks].sort());
  });

  it.each([
    "$('.a').length",
    "$('.a').attr('title')",
    "$('.a').data('b')",
    "document.querySelector('.a').getAttribute('src').split('?')",
    "if ($('.a').is(':visible')) go()",
    "$('<div class=\"a\"></div>').addClass('b')",
    "document.createElement('a').className = 'b'",
    "go('a/b.js', 'open', 'a.b.html')",
    "const a = 1; // $('.a').hide()",
  ])('are no lines that only read or make new elements: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    [`$(\`#a-\${id}\`).hide()`, ['load hide [id^="a-"]']],
    [`$(\`[data-a="\${id}"] b\`).hide()`, ['load hide [data-a] b']],
    [`$(\`[name="attribute[\${id}]"] b\`).hide()`, ['load hide [name^="attribute["] b']],
    ['$(selector).hide()', ['load hide ? near']],
    [`$(\`.\${name}\`).hide()`, ['load hide ? near']],
  ])('have patterns for selectors that are made at run time: %s', (text, hooks) => {
    expect(told(text)).toEqual(hooks);
  });

  it('tell apart the lines of a listener on elements, and those near elements of others', () => {
    expect(
      told("$('.a').on('click', debounce(() => { $('.b').hide(); }));\n$(window).on('load', () => $('.c').hide());"),
    ).toEqual(['event click .a', 'load hide .b in a listener', 'event load window root', 'load hide .c']);
    expect(told("export default ($menu) => $menu.find('.a').hide()")).toEqual(['load hide .a near']);
  });

  it('read a name where it is declared', () => {
    expect(
      told("function f() { const a = '.a'; $(a).hide(); }\nfunction g() { const a = '.b'; $(a).hide(); }"),
    ).toEqual(['load hide .a', 'load hide .b']);
  });

  it('have the line of the method in a chain, and the module by which claims know it', () => {
    expect(hooksIn("$('.a')\n  .find('.b')\n  .on('click', go);")[0]).toMatchObject({ line: 3, module: 'global/menu' });
  });

  it('list each global of the page once, without the names of the language', () => {
    const globals = hooksIn(
      'fetch(a); fetch(b); window.addEventListener(c); window[a]; window.dataLayer.push(JSON.parse(c)); var a, b, c; $(a.fbq);',
    );
    expect(globals.filter(({ kind }) => kind === 'global').map(({ name }) => name)).toEqual(['fetch', 'dataLayer']);
  });
});

describe('the text of a selector', () => {
  it.each([
    ['.a:visible', '.a'],
    ['input[name=qty\\[\\]]', 'input[name="qty[]"]'],
    ['[name="category\\[\\]"]', '[name="category\\[\\]"]'],
    ['a, .b:first', 'a, .b'],
  ])('%s finds what %s finds', (text, selector) => {
    expect(selectorText(text)).toBe(selector);
  });

  it.each(['.a', '#a .b', 'form[data-a]', '[data-a="b"] c', 'a.b > c'])('is recognized: %s', (text) => {
    expect(isSelectorLike(text)).toBe(true);
  });

  it.each(['a', 'div', 'cart/preview', './a', 'Wait …', '', '5.5 kg', 'theme.js'])('is not any text: %s', (text) => {
    expect(isSelectorLike(text)).toBe(false);
  });
});
