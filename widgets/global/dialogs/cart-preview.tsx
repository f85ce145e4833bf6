import { useEffect } from 'react';
import { boolean } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { navigation } from '../../../core/page/navigation';
import { useAppDispatch, useAppSelector } from '../../../core/state/hooks';
import { selectDialog } from '../../../core/state/slices/ui-slice';
import { closeDialog, quickViewDialog } from '../../../core/state/ui/dialogs';
import { statusProps, useSpeech } from '../use-speech';
import { useModal } from './use-modal';

const contract = defineContract({
  name: 'cart-preview',
  moment: 'runtime',
  slot: 'dialog',
  attributes: { reloadOnClose: boolean(false) },
  parts: {
    body: required('the element for the preview from the shop'),
    failure: required('the sentence and the link to the cart if the preview could not be loaded'),
    overlay: optional('the cover over the dialog while the preview is loading'),
    status: optional('the live region with role="status"'),
  },
});

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
    // The shopper no longer needs the quick view.
    dispatch(closeDialog(quickViewDialog));
    // The back/forward cache must not restore an old preview.
    const closeOnLeave = () => void dispatch(closeDialog(contract.name));
    window.addEventListener('pagehide', closeOnLeave);
    return () => window.removeEventListener('pagehide', closeOnLeave);
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
 * A promotion ("spend another $20 …") is out of date after an add: https://github.com/bigcommerce/cornerstone/pull/1974
 */
const showsPromotion = (slot: HTMLElement): boolean =>
  [...document.querySelectorAll('[data-promotion-banner]')].some((banner) => !slot.contains(banner));
