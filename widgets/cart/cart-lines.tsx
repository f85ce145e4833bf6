import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { returnFocus } from '../../core/controls/return-focus';
import { parseHtml } from '../../core/dom/html';
import { useSaving } from '../../core/forms/use-saving';
import { addItem } from '../../core/state/cart/add-item';
import { refreshContent, showCartLines } from '../../core/state/cart/cart-content';
import { readCartQuantity, receiveCartQuantity } from '../../core/state/cart/cart-quantity';
import { reportFailure } from '../../core/state/failures';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { type RemovedLine, selectCartPage, selectCartUnsaved } from '../../core/state/slices/cart-page-slice';
import { selectCart } from '../../core/state/slices/cart-slice';
import { announce } from '../../core/state/slices/ui-slice';
import { afterRender } from '../../core/timing/wait';
import { textOf, useNewParts } from './use-new-parts';
import { useRefresh } from './use-refresh';

const contract = defineContract({
  name: 'cart-lines',
  moment: 'idle',
  attributes: { template: string(), suggest: string('') },
  messages: {
    updated: required('the announcement when changed lines are shown, with [total] for the total'),
    removed: required('the sentence beside the button that undoes a removal, with [name] for the line’s name'),
    canUndo: required('the announcement that a removal can be undone'),
    isFinal: required('the sentence after a removal that can’t be undone, with [name]'),
    restored: required('the announcement when the line is in the cart again, with [name]'),
    notRestored: required('the message when the line was not added again; the reason follows'),
  },
  parts: {
    content: required('the element around everything that changes with the cart'),
    undo: optional('the element that is shown after a removal'),
    undoText: optional('the element for the sentence after a removal'),
    undoButton: optional('the button that adds the removed line again', 'button'),
    failure: optional('the element shown when the lines could not be refreshed'),
  },
});

interface Shown {
  /** Null while as server-rendered. */
  readonly html: string | null;
  readonly quantity: number | null;
  /** The cart's `changes` at the request. */
  readonly changes: number;
  /** The cart's `changes` at a failed request. */
  readonly failedAt: number | null;
}

/** The lines of a cart that opens over the page: refreshed after a change, and a removal can be undone. */
export const cartLines = defineWidget(contract, function CartLines({ slot, initial, Markup, ...given }) {
  const { template, suggest, updated } = given;
  const dispatch = useAppDispatch();
  const { changes, status, quantity: known } = useAppSelector(selectCart);
  const isUnsaved = useAppSelector(selectCartUnsaved);
  const [shown, setShown] = useState<Shown>(() => {
    return { html: null, quantity: readCartQuantity(slot), changes, failedAt: null };
  });
  const { html, quantity, failedAt } = shown;

  const isOld = shown.changes !== changes || (status === 'known' && quantity !== null && known !== quantity);
  const isWanted = isOld && !isUnsaved && failedAt !== changes;
  useRefresh(slot, isWanted, (unwanted, ready) =>
    dispatch(
      refreshContent({
        request: async ({ cart }) => contentOf(await cart.preview({ template, suggest, signal: unwanted })),
        ready,
        show(content, at) {
          const count = readCartQuantity(content);
          setShown({ html: content.innerHTML, quantity: count, changes: at, failedAt: null });
          if (count !== null) dispatch(receiveCartQuantity(count));
        },
        fail(error, at) {
          reportFailure('bringing the lines of the cart up to date', error);
          setShown({ ...shown, failedAt: at });
        },
        unwanted,
      }),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are read again from each new HTML.
  useLayoutEffect(() => afterRender(() => void dispatch(showCartLines(slot))), [dispatch, html, slot]);
  useNewParts(slot, html, updated, () => ({ message: '', empty: quantity === 0 ? textOf(html ?? '') : '' }));

  const undo = useUndo(slot, initial('undo')[0]?.element, given);
  return (
    <Markup
      slot={{ 'aria-busy': isUnsaved || isWanted || undefined }}
      content={html === null ? {} : { html }}
      {...undo}
      failure={{ hidden: failedAt === null || failedAt !== changes }}
    />
  );
});

/** Throws if the template has no lines: the widget could never refresh it. */
function contentOf(html: string): Element {
  const content = parseHtml(html).querySelector(`[data-widget="${contract.name}"] [data-part="content"]`);
  if (!content) throw new Error(`the shop’s HTML has no slot "${contract.name}"`);
  return content;
}

type Messages = Record<'removed' | 'canUndo' | 'isFinal' | 'restored' | 'notRestored', string>;

function useUndo(slot: HTMLElement, element: HTMLElement | undefined, messages: Messages) {
  const { removed, canUndo, isFinal, restored, notRestored } = messages;
  const dispatch = useAppDispatch();
  const { lines } = useAppSelector(selectCartPage);
  const [{ line, isOver }, setUndo] = useState<{ line: RemovedLine | null; isOver: boolean }>({
    line: null,
    isOver: true,
  });
  const { problem, notice, setProblem, button, save } = useSaving(contract.name);

  const offer = useEffectEvent((newest: RemovedLine | undefined) => {
    if (!newest || newest === line) return;
    setUndo({ line: newest, isOver: false });
    setProblem('');
    dispatch(announce(newest.fields ? canUndo : fillMessage(isFinal, { name: newest.name })));
  });
  useEffect(() => {
    const isGone = Object.values(lines).findLast(({ saved, wanted, saving }) => saved + wanted === 0 && !saving);
    offer(isGone?.removed);
  }, [lines]);

  const restore = async () => {
    if (!line?.fields) return;
    const form = new FormData();
    for (const [name, value] of line.fields) form.set(name, value);
    const refused = await save(
      async () => void (await dispatch(addItem(form, { source: 'cart', element: slot }))),
      () => {
        // The button is hidden next.
        if (element?.contains(document.activeElement)) returnFocus([], slot.querySelector<HTMLElement>('h1, h2'));
        setUndo({ line, isOver: true });
        dispatch(announce(fillMessage(restored, { name: line.name })));
      },
    );
    if (refused) dispatch(announce(`${notRestored} ${refused}`, 'assertive'));
  };

  const sentence = line ? fillMessage(line.fields ? removed : isFinal, { name: line.name }) : '';
  return {
    undo: { hidden: isOver },
    undoText: { text: (problem && `${notRestored} ${problem}`) || notice || sentence },
    undoButton: { ...button, hidden: !line?.fields, onClick: () => void restore() },
  };
}
