import { describe, expect, it } from '@jest/globals';
import { keepOthers } from '../../../../widgets/cart/keep-others';

const pay = '<p><a id="pay">Pay</a><i>now</i></p>';

/** Renders a part with the shop's HTML. */
function print(html: string) {
  document.body.innerHTML = `<div data-widget="page"><div id="part">${html}</div></div>`;
  const part = document.getElementById('part')!;
  const noteOthers = keepOthers([part]);
  return {
    part,
    add: (where: InsertPosition, selector: string, html: string) =>
      (selector ? part.querySelector(selector)! : part).insertAdjacentHTML(where, html),
    /** @param fill gives the part its new content, or leaves it unchanged */
    again: (fill: () => unknown) => {
      const putBack = noteOthers();
      fill();
      putBack();
      return part.innerHTML;
    },
  };
}

describe('an element that another script has added to a part', () => {
  it.each([
    ['after an element', pay, 'afterend', 'a', '<u></u>', pay, '<p><a id="pay">Pay</a><u></u><i>now</i></p>'],
    [
      'after an element that now has other siblings',
      pay,
      'afterend',
      'a',
      '<u></u>',
      '<p><a id="pay">Pay</a><b></b></p>',
      '<p><a id="pay">Pay</a><u></u><b></b></p>',
    ],
    ['before an element', pay, 'beforebegin', 'a', '<u></u>', pay, '<p><u></u><a id="pay">Pay</a><i>now</i></p>'],
    [
      'several elements',
      pay,
      'beforebegin',
      'a',
      '<u></u><s></s>',
      pay,
      '<p><u></u><s></s><a id="pay">Pay</a><i>now</i></p>',
    ],
    [
      'at the end of an element',
      pay,
      'beforeend',
      'p',
      '<u></u><s></s>',
      '<h2></h2><p><i>!</i></p>',
      '<h2></h2><p><i>!</i><u></u><s></s></p>',
    ],
    ['in the part itself', pay, 'beforeend', '', '<u></u>', pay, `${pay}<u></u>`],
    ['in an empty element', '<p></p>', 'beforeend', 'p', '<u></u>', '<p></p>', '<p><u></u></p>'],
    [
      'in one of several equal elements',
      '<p><b>1</b></p><p><b>2</b></p>',
      'beforeend',
      'p + p',
      '<u></u>',
      '<p><b>3</b></p><p><b>4</b></p>',
      '<p><b>3</b></p><p><b>4</b><u></u></p>',
    ],
    ['with white space', '<p><b>1</b></p>', 'beforeend', 'p', ' <u></u> ', '<p><b>2</b></p>', '<p><b>2</b><u></u></p>'],
  ] as const)('returns to its place: %s', (_, printed, where, selector, html, then, shown) => {
    const { part, add, again } = print(printed);
    add(where, selector, html);
    expect(again(() => (part.innerHTML = then))).toBe(shown);
    expect(again(() => (part.innerHTML = then))).toBe(shown);
  });

  it.each([
    ['in a line that is gone', '<li id="a"></li><li id="b"></li>', 'beforeend', '#a', '<u></u>', '<li id="b"></li>'],
    [
      'in a nested slot',
      '<p data-widget="line"><b></b></p>',
      'beforeend',
      'p',
      '<u></u>',
      '<p data-widget="line"><b></b></p>',
    ],
  ] as const)('is removed: %s', (_, printed, where, selector, html, then) => {
    const { part, add, again } = print(printed);
    add(where, selector, html);
    expect(again(() => (part.innerHTML = then))).toBe(then);
  });

  it('is removed if it had replaced the shop’s own text, as a translation does', () => {
    const { part, again } = print('<p>Total <b>$5</b></p>');
    const [total] = part.querySelector('p')!.childNodes;
    const font = document.createElement('font');
    font.append('Summe ');
    (total as Text).replaceWith(font);
    part.querySelector('b')!.innerHTML = '<font>5 $</font>';
    expect(again(() => (part.innerHTML = '<p>Total <b>$6</b></p>'))).toBe('<p>Total <b>$6</b></p>');
  });

  it('stays while the part is unchanged, and returns after the next change', () => {
    const { part, add, again } = print(pay);
    const shown = '<p><a id="pay">Pay</a><u><b></b></u><i>now</i></p>';
    add('afterend', 'a', '<u></u>');
    part.querySelector('u')!.innerHTML = '<b></b>';
    for (const fill of [() => {}, () => (part.innerHTML = pay), () => {}, () => (part.innerHTML = pay)]) {
      expect(again(fill)).toBe(shown);
    }
  });

  it('is the same element, with its listeners', () => {
    const { part, again } = print(pay);
    const theirs = document.createElement('button');
    theirs.addEventListener('click', () => theirs.append('!'));
    part.querySelector('a')!.after(theirs);
    again(() => (part.innerHTML = pay));
    part.querySelector('button')!.click();
    expect(theirs.textContent).toBe('!');
  });

  it('is not doubled if the script adds it again itself', () => {
    const { part, add, again } = print(pay);
    add('afterend', 'a', '<u></u>');
    expect(again(() => (part.innerHTML = '<p><a id="pay">Pay</a><u></u><i>now</i></p>'))).toBe(
      '<p><a id="pay">Pay</a><u></u><i>now</i></p>',
    );
  });

  it('is not restored if the shop itself had printed it', () => {
    const { part, again } = print('<p class="message">Saved</p>');
    expect(again(() => (part.innerHTML = ''))).toBe('');
    expect(again(() => (part.innerHTML = '<p class="message">Again</p>'))).toBe('<p class="message">Again</p>');
    expect(again(() => (part.innerHTML = ''))).toBe('');
  });
});
