import { useEffect } from 'react';
import { number, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import { useSaving } from '../../core/forms/use-saving';
import { followCartLink } from '../../core/state/cart/cart-content';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { isUnsaved, selectCartLine } from '../../core/state/slices/cart-page-slice';
import { announce } from '../../core/state/slices/ui-slice';
import { askConfirm, showAlert } from '../../core/state/ui/dialogs';
import { askRemoval } from './ask-removal';

const contract = defineContract({
  name: 'cart-remove',
  moment: 'interaction',
  attributes: { itemId: string(''), itemQuantity: number(1), code: string('') },
  messages: {
    question: optional('the question before the removal; without it, none is asked'),
    removed: required('the announcement after the removal'),
    failed: required('the message when it could not be removed; the reason follows'),
  },
});

/** Removes a cart line by its id, or anything else by the link's URL. */
export const cartRemove = defineWidget(
  contract,
  function CartRemove({ slot, Markup, itemId, itemQuantity, code, ...messages }) {
    const dispatch = useAppDispatch();
    const line = useAppSelector((state) => selectCartLine(state, itemId));
    const { isSaving: isFollowing, notice, save } = useSaving(contract.name, slot as HTMLAnchorElement);
    const { question, removed, failed } = messages;

    // A link has no place for a message.
    useEffect(() => {
      // Any announcement, even an empty one, would mount the slots that wait for the store's first change.
      if (notice) dispatch(announce(notice));
    }, [dispatch, notice]);

    const follow = async () => {
      if (question && !(await dispatch(askConfirm(question)))) return;
      const origin = { source: 'cart', element: slot } as const;
      const go = () => dispatch(followCartLink((slot as HTMLAnchorElement).href, code, origin));
      const problem = await save(go, () => dispatch(announce(removed)));
      if (problem) void dispatch(showAlert(`${failed} ${problem}`));
    };
    const remove = (event: Event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (isFollowing || line?.wanted === 0) return;
      if (!itemId) void follow();
      else {
        const removal = { id: itemId, rendered: itemQuantity, question, done: removed, failed, element: slot };
        void dispatch(askRemoval(removal));
      }
    };

    const isBusy = isFollowing || (line?.wanted === 0 && isUnsaved(line));
    return <Markup slot={{ onClick: remove, 'aria-busy': isBusy || undefined }} />;
  },
);
