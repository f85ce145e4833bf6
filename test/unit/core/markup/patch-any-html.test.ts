import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { complaints } from '../../../support/jest/setup';
import { arbitraryMarkup } from '../../../support/markup/arbitrary-markup';
import { openPatched as open } from './open-patched';

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
