import { useEffect } from 'react';
import { boolean } from '../../../core/contract/attribute';
import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { navigation } from '../../../core/page/navigation';
import { closeDialog } from '../../../core/state/ui/dialogs';
import { useAppDispatch, useAppSelector } from '../../../core/state/hooks';
import { selectDialog } from '../../../core/state/ui/ui-slice';
import { useModal } from './use-modal';
import { statusProps, useSpeech } from '../use-speech';

const contract = defineContract({
  name: 'cart-preview',
  attributes: { reloadOnClose: boolean(false) },
  parts: {
    body: required('the element that takes the preview from the store'),
    failure: required('the sentence and the link to the cart for when the preview does not come'),
    overlay: optional('what covers the dialog while the preview is on the way'),
    status: optional('the live region with role="status"'),
  },
});

/** The `<dialog>` that shows what was just added to the cart, opened by the thunk `showCartPreview`. */
export const cartPreview = defineWidget(contract, function CartPreview({ reloadOnClose, slot, initial, Markup }) {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => selectDialog(state, contract.name));
  const close = () => {
    dispatch(closeDialog(contract.name));
    if (reloadOnClose || showsPromotion(slot)) navigation.reload();
  };
  const modal = useModal(slot, request, close);
  const speech = useSpeech(initial('status').length > 0 ? slot : undefined);
  const id = request?.id;

  useEffect(() => {
    if (id === undefined) return;
    // What was added in a quick view is shown here: nobody wants to come back to it.
    dispatch(closeDialog('quick-view'));
    // A page that the shopper comes back to shows what it is about, not what was once put into the cart.
    const leave = () => void dispatch(closeDialog(contract.name));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [dispatch, id]);

  const loaded = request?.status === 'loaded';
  return (
    <Markup
      slot={modal}
      body={loaded ? { html: request.html, hidden: !request.html } : {}}
      failure={{ hidden: !loaded || Boolean(request.html) }}
      overlay={{ hidden: request?.status !== 'pending' }}
      status={statusProps(speech)}
    />
  );
});

/**
 * The platform prints promotions into pages ("spend another $20 …"); what was added has changed them:
 * https://github.com/bigcommerce/cornerstone/pull/1974
 */
const showsPromotion = (slot: HTMLElement): boolean =>
  [...document.querySelectorAll('[data-promotion-banner]')].some((banner) => !slot.contains(banner));
