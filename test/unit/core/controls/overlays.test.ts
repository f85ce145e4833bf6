import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findOverlays, isolate, lockScroll, watchOverlays } from '../../../../core/controls/overlays';
import { giveBoxes } from './give-boxes';

beforeAll(giveBoxes);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
});

const box = 'data-box="100 100 300 200"';
const fixed = 'style="position: fixed; z-index: 900"';
const page = `
  <a href="#content" id="skip" ${fixed} ${box}>Skip</a>
  <header data-box="0 0 1024 80"><a data-widget="cart-badge" href="/cart.php">Cart</a></header>
  <main id="content" data-box="0 80 1024 3000">Page</main>
  <div id="notice" ${fixed} ${box} data-widget="cookie-notice">Cookies</div>
  <footer id="foot" data-box="0 3080 1024 200">About</footer>`;
const print = (theirs: string) => {
  document.body.innerHTML = page + theirs;
};
const byId = (id: string) => document.getElementById(id)!;
const nameOf = ({ id, localName }: Element) => id || localName;
const found = () => findOverlays().map(({ element, layer }) => [element.id, layer]);

describe('the overlays of other scripts', () => {
  it('are boxes out of the page’s flow, not slots, main content or skip links', () => {
    print(`<div id="sheet" ${fixed} ${box}></div><div id="chat" style="position: absolute" ${box}></div>
      <div id="in-flow" ${box}></div>`);
    expect(found()).toEqual([
      ['sheet', 900],
      ['chat', 0],
    ]);
  });

  it.each([
    ['is not displayed', `style="position: fixed; display: none" ${box}`],
    ['is invisible', `style="position: fixed; visibility: hidden" ${box}`],
    ['is outside of the window', 'style="position: fixed" data-box="-9999 0 300 300"'],
    ['has one pixel', 'style="position: fixed" data-box="0 0 1 1"'],
    ['lets every press through', `style="position: fixed; pointer-events: none" ${box}`],
  ])('do not include a box that %s', (_, attributes) => {
    print(`<div ${attributes}></div>`);
    expect(found()).toEqual([]);
  });

  it('include a box in an element without a size, and in a shadow', () => {
    print(`<div><div><div id="inner" ${fixed} ${box}></div></div></div><their-root></their-root>`);
    const root = document.querySelector('their-root')!.attachShadow({ mode: 'open' });
    root.innerHTML = `<div id="shadow" ${fixed} ${box}></div>`;
    expect(found()).toEqual([
      ['inner', 900],
      ['shadow', 900],
    ]);
  });
});

describe('the watch for overlays', () => {
  const watch = () => {
    const calls: string[][] = [];
    const unwatch = watchOverlays((come) => void calls.push(come.map(({ element }) => element.id)));
    const look = async () => {
      await jest.advanceTimersByTimeAsync(50);
      return calls.splice(0);
    };
    return { unwatch, look };
  };
  it('reports a box that is appended, one that is shown, and their end', async () => {
    print(`<div id="task" style="position: absolute; visibility: hidden" ${box}></div>`);
    const { look, unwatch } = watch();
    document.body.insertAdjacentHTML('beforeend', `<div id="sheet" ${fixed} ${box}></div>`);
    expect(await look()).toEqual([['sheet']]);
    byId('task').style.visibility = 'visible';
    expect(await look()).toEqual([['task', 'sheet']]);
    byId('task').style.visibility = 'hidden';
    byId('sheet').remove();
    expect(await look()).toEqual([[]]);
    unwatch();
    byId('task').style.visibility = 'visible';
    expect(await look()).toEqual([]);
  });

  it('leaves out a box that was there before, until it has been away', async () => {
    print(`<div id="chat" ${fixed} ${box}></div>`);
    const { look, unwatch } = watch();
    byId('chat').classList.add('is-lively');
    expect(await look()).toEqual([[]]);
    byId('chat').style.display = 'none';
    expect(await look()).toEqual([[]]);
    byId('chat').style.display = '';
    expect(await look()).toEqual([['chat']]);
    unwatch();
  });

  it('looks once for many changes, and at the end of an animation that moves a box into the window', async () => {
    print(`<div id="late" ${fixed} data-box="0 5000 300 300"></div>`);
    const { look, unwatch } = watch();
    byId('late').dataset.box = '0 0 300 300';
    expect(await look()).toEqual([]);
    for (const type of ['transitionend', 'load', 'toggle']) byId('late').dispatchEvent(new Event(type));
    expect(await look()).toEqual([['late']]);
    unwatch();
  });
});

describe('an isolated element', () => {
  it('makes the shop’s page inert, and nothing of others', () => {
    print(`<div id="banner" ${fixed} ${box}></div><div id="root"><p ${fixed}></p></div>
      <dialog id="closed"></dialog><dialog id="open" open data-widget="dialog"></dialog><div id="mine"></div>`);
    const release = isolate(byId('mine'));
    const inert = () => [...document.body.children].filter((one) => (one as HTMLElement).inert).map(nameOf);
    expect(inert()).toEqual(['skip', 'header', 'content', 'notice', 'foot', 'open']);
    release();
    expect(inert()).toEqual([]);
  });
});

const { body, documentElement: root } = document;

/** A window whose scrollbar takes some pixels at its right or left, while the body has no class that stops the scrolling. */
const giveScrollbar = (width: number, side: 'left' | 'right' = 'right') => {
  const isShown = () => body.className === '';
  Object.defineProperty(root, 'clientWidth', { configurable: true, get: () => innerWidth - (isShown() ? width : 0) });
  jest.spyOn(body, 'getBoundingClientRect').mockImplementation(() => {
    const taken = isShown() ? width : 0;
    return new DOMRect(side === 'left' ? taken : 0, 0, innerWidth - taken, 2000);
  });
};
const borders = () => [body.style.borderLeftWidth, body.style.borderRightWidth];

afterEach(() => {
  body.className = '';
  for (const element of [root, body]) element.removeAttribute('style');
});

describe('a page whose scrolling stops', () => {
  it('keeps the place of its scrollbar until the last dialog or drawer has closed', () => {
    giveScrollbar(15);
    lockScroll('has-activeNavPages', true);
    expect([body.className, ...borders()]).toEqual(['has-activeNavPages', '', '15px']);
    expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
    lockScroll('has-activeModal', true);
    lockScroll('has-activeNavPages', false);
    expect([body.className, ...borders()]).toEqual(['has-activeModal', '', '15px']);
    lockScroll('has-activeModal', false);
    expect([body.className, ...borders(), root.style.getPropertyValue('--scrollbar')]).toEqual(['', '', '', '']);
  });

  it('keeps it at the left, where some pages from right to left have it', () => {
    giveScrollbar(15, 'left');
    lockScroll('has-activeModal', true);
    expect(borders()).toEqual(['15px', '']);
  });

  it('has no empty place if its scrollbar takes none', () => {
    giveScrollbar(0);
    lockScroll('has-activeModal', true);
    expect([...borders(), root.style.getPropertyValue('--scrollbar')]).toEqual(['', '', '']);
  });
});
