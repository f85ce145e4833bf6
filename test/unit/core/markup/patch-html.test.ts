import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { complaints } from '../../../support/jest/setup';
import { arbitraryMarkup } from '../../../support/markup/arbitrary-markup';
import { openPatched as open } from './open-patched';

const a = '<a id="pay">Pay</a>';
const pay = `<p>${a}<i>now</i></p>`;
const two = (one: string, other: string, added = '') => `<p><b>${one}</b></p><p><b>${other}</b>${added}</p>`;

describe('the new HTML of a part', () => {
  it.each([
    ['tbody', '<tr><td>1</td></tr>', '<tr><td>2</td></tr><tr><td>3</td></tr>'],
    ['tr', '<td>1</td>', '<td>2</td><td>3</td>'],
    ['select', '<option>1</option>', '<optgroup label="g"><option selected="">2</option></optgroup>'],
    ['ul', ' <li>1</li> ', ' <li>1</li> <li>2</li> '],
  ])('can be the content of <%s>', (tag, before, after) => {
    expect(open(before, tag).again(after)).toBe(after);
  });

  it('is parsed as in a page with scripts: the content of <noscript> is text', () => {
    const { again, find } = open('');
    again('<noscript><img src="/lazy.jpg"><p title="</noscript><b>b</b>"></p></noscript>');
    expect([find('noscript').children.length, find('b').textContent]).toEqual([0, 'b']);
  });

  it('writes nothing that did not change', () => {
    const { root, again } = open('<p id="a">1</p> <p class="b"><i>2</i></p> <p>3</p>');
    again('<p id="a">1</p> <p class="b"><i>2</i></p> <p>3</p>');
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
    again('<p id="a">1</p> <p class="b"><i>2</i></p> <p>4</p>');
    expect(observer.takeRecords().map(({ target }) => target.textContent)).toEqual(['4']);
  });

  it('leaves what the shopper typed and chose, unless the server renders another value', () => {
    const html = (value: string, note: string) =>
      `<input id="text" value="${value}"><textarea>${value}</textarea><input type="checkbox"${value && ' checked'}>` +
      `<select><option value="">-</option><option value="1"${value && ' selected'}>1</option></select><p>${note}</p>`;
    const { again, find } = open(html('', ''));
    const values = () => [
      find<HTMLInputElement>('#text').value,
      find<HTMLTextAreaElement>('textarea').value,
      find<HTMLInputElement>('[type=checkbox]').checked,
      find<HTMLSelectElement>('select').value,
    ];
    const type = (text: string, isOn: boolean) => {
      find<HTMLInputElement>('#text').value = text;
      find<HTMLTextAreaElement>('textarea').value = text;
      find<HTMLInputElement>('[type=checkbox]').checked = isOn;
      find<HTMLSelectElement>('select').value = isOn ? '1' : '';
    };
    type('typed', true);
    again(html('', 'changed'));
    expect(values()).toEqual(['typed', 'typed', true, '1']);
    again(html('7', 'changed'));
    expect(values()).toEqual(['7', '7', true, '1']);
    type('typed', false);
    again(html('7', 'again'));
    expect(values()).toEqual(['typed', 'typed', false, '']);
    again(html('', 'again'));
    expect(values()).toEqual(['', '', false, '']);
  });

  it('replaces everything if the browser refuses a change', () => {
    const { again, find } = open('<p id="a">1</p><p id="b">2</p>');
    find('#b').setAttributeNode = () => {
      throw new TypeError('no');
    };
    expect(again('<p id="a">3</p><p id="b" title="x">4</p>')).toBe('<p id="a">3</p><p id="b" title="x">4</p>');
  });
});

describe('an element that the server renders again', () => {
  it('is the same element if its id and tag are the same, wherever it is', () => {
    const { again, find } = open('<div class="a"><a id="pay" href="/1">Pay</a></div><p id="x"></p>');
    const [button, x] = [find('#pay'), find('#x')];
    again('<section><p><a id="pay" href="/2">Pay <b>now</b></a></p></section><b id="x"></b>');
    expect([find('#pay') === button, find('#x') === x]).toEqual([true, false]);
    expect(button.outerHTML).toBe('<a id="pay" href="/2">Pay <b>now</b></a>');
    again('<a id="pay" href="/2">Pay</a>');
    expect(find('#pay')).toBe(button);
  });

  it('brings what other scripts put beside it, if the element around it is another', () => {
    const { again, find, add } = open('<p class="a"><a id="pay">Pay</a></p><a id="top"></a>');
    add('afterend', '#pay', '<u></u>');
    const [button, top] = [find('#pay'), find('#top')];
    expect(again('<p class="b"><b><a id="pay">Pay</a></b><a id="top"></a></p>')).toBe(
      '<p class="b"><b><a id="pay">Pay</a><u></u></b><a id="top"></a></p>',
    );
    expect([find('#pay') === button, find('#top') === top]).toEqual([true, true]);
  });

  it('moves with its row', () => {
    const row = (id: number) =>
      `<li><article class="card"><a href="/${id}/">${id}</a><i class="star"></i></article></li>`;
    const { again, find, root } = open(`<ul>${[1, 2, 3].map(row).join(' ')}</ul>`);
    for (const star of root.querySelectorAll('.star')) star.previousElementSibling!.textContent! && star.append('*');
    const cards = [...root.querySelectorAll('article')];
    again(`<ul>${[3, 4, 1].map(row).join(' ')}</ul>`);
    const now = [...root.querySelectorAll('article')];
    expect([now[0] === cards[2], cards.includes(now[1]!), now[2] === cards[0]]).toEqual([true, false, true]);
    expect(find('[href="/4/"] + .star').textContent).toBe('');
  });

  it('keeps the attributes that another script has set, once its HTML is known', () => {
    const { again, find } = open('<p class="a"></p>');
    again('<p class="a">1</p>');
    find('p').classList.add('theirs');
    find('p').dataset.theirs = '1';
    expect(again('<p class="a" title="t">2</p>')).toBe('<p class="a theirs" data-theirs="1" title="t">2</p>');
  });

  it('is right even if another script has removed or added something', () => {
    const { again, find } = open('');
    again('<p>1</p><p>2</p><b>3</b>');
    find('p').remove();
    find('b').before('text', document.createElement('u'));
    expect(again('<p>1</p><p>2</p><b>4</b>')).toBe('<p>1</p><p>2</p><b>4</b>');
  });
});

describe('a slot in the HTML', () => {
  const slot = (text: string) => `<p>${text}</p><div data-widget="line" id="line"><b data-part="a">1</b></div>`;

  it('is not touched while the server renders the same', () => {
    const { again, find } = open(slot('1'));
    const line = find('#line');
    line.dataset.widgetStatus = 'mounted';
    again(slot('2'));
    expect(find('#line')).toBe(line);
    line.querySelector('b')!.textContent = 'by React';
    again(slot('3'));
    expect(find('#line') === line && line.textContent).toBe('by React');
  });

  it('is replaced as a whole when the server renders something else', () => {
    const { again, find } = open('');
    again(slot('1'));
    const line = find('#line');
    again(slot('2').replace('>1<', '>2<'));
    expect([find('#line') === line, line.textContent, find('#line').textContent]).toEqual([false, '1', '2']);
  });

  it('is never written into, even if the new HTML has another element with its id', () => {
    const { again, find } = open('');
    again(slot('1'));
    const line = find('#line');
    again('<p>1</p><div id="line"><b>2</b></div>');
    expect([line.textContent, line.isConnected, find('#line').textContent]).toEqual(['1', false, '2']);
  });

  it('is replaced if React has changed the one of the page, whose HTML is unknown', () => {
    const { again, find } = open(slot('1'));
    find('#line b').textContent = 'by React';
    again(slot('2'));
    expect(find('#line').textContent).toBe('1');
  });
});

describe('an element that another script has added', () => {
  it.each([
    ['after an element', pay, 'afterend', 'a', pay, `<p>${a}<u></u><i>now</i></p>`],
    ['after one with new siblings', pay, 'afterend', 'a', `<p>${a}<b></b></p>`, `<p>${a}<u></u><b></b></p>`],
    ['before an element', pay, 'beforebegin', 'a', pay, `<p><u></u>${a}<i>now</i></p>`],
    ['at the end', pay, 'beforeend', 'p', '<h2></h2><p><i>!</i></p>', '<h2></h2><p><i>!</i><u></u></p>'],
    ['in the part itself', pay, 'beforeend', '', pay, `${pay}<u></u>`],
    ['in an empty element', '<p></p>', 'beforeend', 'p', '<p></p>', '<p><u></u></p>'],
    ['in one of equal elements', two('1', '2'), 'beforeend', 'p + p', two('3', '4'), two('3', '4', '<u></u>')],
    ['several', pay, 'beforebegin', 'a', pay, `<p><u></u><s></s>${a}<i>now</i></p>`, '<u></u><s></s>'],
    ['with white space', '<p><b>1</b></p>', 'beforeend', 'p', '<p><b>2</b></p>', '<p><b>2</b><u></u></p>', '<u></u> '],
  ] as const)('stays at its place: %s', (_, rendered, where, selector, then, shown, theirs: string = '<u></u>') => {
    const { add, again } = open(rendered);
    add(where, selector, theirs);
    expect(again(then).trim().replace('</u> ', '</u>')).toBe(shown);
    expect(again(`${then}<em></em>`).replace('</u> ', '</u>').replace('<em></em>', '')).toBe(shown);
    expect(again(then).replace('</u> ', '</u>')).toBe(shown);
  });

  it.each([
    ['a line that is gone', '<li id="a"></li><li id="b"></li>', '#a', '<li id="b"></li>'],
    ['a slot that changes', '<p data-widget="line"><b></b></p>', 'p', '<p data-widget="line"><b>1</b></p>'],
  ])('is removed with %s', (_, rendered, selector, then) => {
    const { add, again } = open(rendered);
    add('beforeend', selector, '<u></u>');
    expect(again(then)).toBe(then);
  });

  it('is removed if it had replaced the server’s own text, as a translation does', () => {
    const { again, find, markAdded } = open('<p>Total <b>$5</b></p>');
    for (const text of [find('p').firstChild!, find('b').firstChild!]) {
      const font = document.createElement('font');
      markAdded(font);
      font.append('übersetzt');
      (text as Text).replaceWith(font);
    }
    expect(again('<p>Total <b>$6</b></p>')).toBe('<p>Total <b>$6</b></p>');
  });

  it('is the same element, with its listeners and content', () => {
    const { root, again, find, markAdded } = open(pay);
    const theirs = document.createElement('button');
    markAdded(theirs);
    theirs.addEventListener('click', () => theirs.append('!'));
    find('a').after(theirs);
    again(pay.replace('now', 'later'));
    again(pay.replace('now', 'soon'));
    root.querySelector('button')!.click();
    expect([find('button') === theirs, theirs.textContent]).toEqual([true, '!']);
  });

  it('is not doubled if the server renders it, too, and not restored if the server had rendered it', () => {
    const { add, again } = open(pay);
    add('afterend', 'a', '<u></u>');
    const both = '<p><a id="pay">Pay</a><u></u><i>now</i></p>';
    expect(again(both)).toBe(both);
    const message = open('<p class="message">Saved</p>');
    for (const html of ['', '<p class="message">Again</p>', '']) expect(message.again(html)).toBe(html);
  });
});

it('a disclosure that the shopper has opened stays open, whether or not the HTML before is known', () => {
  const { again, find } = open('<details><summary>Coupon</summary></details><p>1</p>');
  find<HTMLDetailsElement>('details').open = true;
  for (const total of [2, 3]) {
    again(`<details><summary>Coupon</summary></details><p>${total}</p>`);
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
  }
});

describe('a box that a script beside it has filled while the page was parsed', () => {
  const boxOf = (amount: number, filling = '') =>
    `<div id="pay" class="box" data-amount="${amount}">${filling}</div><script>void 0</script>`;

  it('keeps its filling if the server renders it as before, whatever class the script has added', () => {
    const { root, find, again } = open(boxOf(1, '<b>1</b>'));
    find('#pay').classList.add('is-drawn');
    again(boxOf(1));
    expect(root.querySelector('#pay')!.outerHTML).toBe(
      '<div id="pay" class="box is-drawn" data-amount="1"><b>1</b></div>',
    );
  });

  it('gets a changed attribute, and is empty when its script runs again', () => {
    const { root, again } = open(boxOf(1, '<b>1</b>'));
    again(boxOf(2));
    expect(root.querySelector('#pay')!.outerHTML).toBe('<div id="pay" class="box" data-amount="2"></div>');
  });
});

describe('any HTML', () => {
  /** Pieces of HTML, some of which the next HTML has again. */
  const pieces = fc.array(arbitraryMarkup(), { maxLength: 5 });
  // What is open before the first patch stays open: the shopper may have opened it.
  const closed = pieces.map((some) => some.map((html) => html.replaceAll('<details open', '<details')));
  const changes = fc.array(fc.tuple(pieces, fc.array(fc.nat(9), { maxLength: 6 })), { minLength: 1, maxLength: 3 });
  const isRendered = ({ childNodes }: Node, html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    const wanted = template.content.childNodes;
    return (
      childNodes.length === wanted.length && [...childNodes].every((node, index) => node.isEqualNode(wanted[index]!))
    );
  };

  it('is in the page after a patch, and elements of other scripts stay', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    fc.assert(
      fc.property(closed, changes, fc.nat(), (first, others, seed) => {
        const { root, again, markAdded } = open('');
        Object.defineProperty(root, 'innerHTML', {
          configurable: true,
          get: Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!.get!,
          set: () => {
            throw new Error('replaced everything');
          },
        });
        root.append(document.createRange().createContextualFragment(first.join('')));
        let known = first;
        for (const [fresh, order] of others) {
          const theirs = document.createElement('x-theirs');
          markAdded(theirs);
          root.insertBefore(theirs, root.childNodes[seed % (root.childNodes.length + 1)] ?? null);
          const next = [...order.map((index) => known[index] ?? ''), ...fresh];
          const html = next.join('');
          again(html);
          // An element beside text that it may have replaced is not theirs to keep.
          for (const one of root.querySelectorAll('x-theirs')) one.remove();
          if (!isRendered(root, html)) expect(root.innerHTML).toBe(html);
          known = next;
        }
      }),
      { numRuns: Number(process.env.PROPERTY_CASES ?? 300) },
    );
    complaints.splice(0);
  });

  it('keeps each element that has an id, and each element whose HTML is the same', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(9), { minLength: 2 }),
        fc.uniqueArray(fc.nat(9)),
        fc.boolean(),
        (one, two, isDeep) => {
          const html = (ids: number[]) =>
            ids
              .map((id) => `<li>${isDeep ? `<p><b id="b${id}">${id}</b></p>` : `<a href="/${id}/">${id}</a>`}</li>`)
              .join('');
          const { root, again } = open(html(one), 'ul');
          const rows = new Map([...root.children].map((row) => [row.textContent, row]));
          again(html(two));
          again(html(one.filter((id) => two.includes(id))));
          again(html(two));
          for (const row of root.children) {
            const id = Number(row.textContent);
            if (one.includes(id)) expect(row).toBe(rows.get(row.textContent));
          }
        },
      ),
    );
  });
});
