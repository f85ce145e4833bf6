import { useEffect, useEffectEvent, useState } from 'react';
import { oneOf, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import { useBreakpoint } from '../../core/page/breakpoints';
import { navigation } from '../../core/page/navigation';
import { fetchCartPreview, openCart } from '../../core/state/cart/cart-preview';
import { reportFailure } from '../../core/state/failures';
import { useAppDispatch, useLatestRequest } from '../../core/state/hooks';
import { useDismissal } from './use-dismissal';

const contract = defineContract({
  name: 'cart-dropdown',
  moment: 'interaction',
  attributes: { template: string('common/cart-preview'), dialog: oneOf(['never', 'narrow', 'always'], 'never') },
  parts: {
    link: required('the link to the cart', 'a'),
    panel: required('the element that opens under the link'),
    body: required('the element for the cart'),
    failure: optional('the message when the cart could not be loaded'),
    overlay: optional('the cover while the cart is loading'),
  },
});

/** The cart under its link, on wide screens, or in the page's dialog. */
export const cartDropdown = defineWidget(contract, function CartDropdown({ template, dialog, slot, initial, Markup }) {
  const dispatch = useAppDispatch();
  const isWide = useBreakpoint('medium');
  const [wanted, setWanted] = useState(false);
  const link = initial('link')[0].element;
  const panel = initial('panel')[0].element;
  const opensDialog = dialog === 'always' || (dialog === 'narrow' && !isWide);
  const opensPanel = isWide && !opensDialog;
  const isOpen = wanted && opensPanel;
  const cart = usePreview(isOpen, template, () => {
    if (initial('failure').length === 0) navigation.goTo(link.href);
  });

  useDismissal(slot, isOpen, (reason) => {
    if (reason === 'escape' && panel.contains(document.activeElement)) link.focus();
    setWanted(false);
  });

  const className = isOpen ? 'is-open' : undefined;
  return (
    <Markup
      slot={{
        // The link may be a nested slot whose clicks reach this one.
        onClick: (event) => {
          if (!(opensPanel || opensDialog) || !link.contains(event.target as Node) || !isPlainClick(event)) return;
          event.preventDefault();
          if (opensPanel) setWanted(!wanted);
          else void dispatch(openCart({ itemId: null }));
        },
      }}
      link={
        opensPanel
          ? { className, 'aria-expanded': isOpen, 'aria-controls': panel.id || undefined }
          : { 'aria-haspopup': opensDialog ? 'dialog' : undefined }
      }
      panel={{
        hidden: !isOpen,
        className,
        'aria-busy': cart === 'pending' || undefined,
      }}
      // Empty while closed: the dialog has the same ids.
      body={isOpen && typeof cart === 'object' ? { html: cart.html } : {}}
      failure={{ hidden: cart !== 'failed' }}
      overlay={{ hidden: cart !== 'pending' }}
    />
  );
});

type Preview = 'pending' | 'failed' | { readonly html: string };

function usePreview(isOpen: boolean, template: string, failed: () => void): Preview {
  const { send, abort } = useLatestRequest();
  const [cart, setCart] = useState<Preview>('pending');
  const giveUp = useEffectEvent(failed);
  useEffect(() => {
    if (!isOpen) return;
    setCart('pending');
    send((signal) => fetchCartPreview({ template, signal }, 'header')).then(
      (html) => setCart({ html }),
      (error: unknown) => {
        reportFailure('cart drop-down', error);
        setCart('failed');
        giveUp();
      },
    );
    return abort;
  }, [send, isOpen, abort, template]);
  return cart;
}
