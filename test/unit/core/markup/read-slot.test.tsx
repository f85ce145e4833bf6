import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createPartStore } from '../../../../core/markup/part-store';
import { PartStoreContext } from '../../../../core/markup/part-store-context';
import { readSlot } from '../../../../core/markup/read-slot';
import { complaints } from '../../../jest/setup';
import { arbitraryMarkup } from '../../../markup/arbitrary-markup';

function adopt(html: string) {
  const slot = document.createElement('div');
  slot.dataset.widget = 'any';
  slot.innerHTML = html;
  document.body.replaceChildren(slot);
  const nodes = allNodes(slot);
  const before = slot.outerHTML;
  const parts = createPartStore();
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const root = flushSync(() =>
    hydrateRoot(
      slot,
      createElement(PartStoreContext, { value: parts }, createElement(Fragment, null, ...readSlot(slot).tree)),
      { onRecoverableError: note, onUncaughtError: note, onCaughtError: note },
    ),
  );
  return { slot, nodes, before, parts, errors, root };
}

function allNodes(root: Node): Node[] {
  return [root, ...[...root.childNodes].flatMap(allNodes)];
}

describe('reading a slot', () => {
  it('leaves any markup as it is: every node, every character, no error', () => {
    fc.assert(
      fc.property(arbitraryMarkup(), (html) => {
        const { slot, nodes, before, errors, parts, root } = adopt(html);
        expect(errors).toEqual([]);
        expect(slot.outerHTML).toBe(before);
        // React sets a textarea's text anew: the same text in another text node.
        const elements = (list: Node[]) => list.filter((node) => node.nodeType === Node.ELEMENT_NODE);
        expect(elements(allNodes(slot)).every((node, index) => node === elements(nodes)[index])).toBe(true);
        flushSync(() => parts.set({ a: { className: 'said' } }));
        flushSync(() => parts.set({}));
        expect(slot.querySelectorAll('.said').length).toBe(0);
        expect(errors).toEqual([]);
        root.unmount();
      }),
      { numRuns: 1_000 },
    );
    // React's development build warns of nesting that HTML's own parser has allowed; it does no harm.
    const NESTING = /cannot (be a child|contain)|cannot be a descendant/;
    expect(complaints.splice(0).filter((complaint) => !NESTING.test(complaint))).toEqual([]);
  });
});
