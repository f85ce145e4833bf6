import { useEffect } from 'react';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { useSaving } from '../../core/forms/use-saving';
import { changeCart } from '../../core/state/cart/write-cart';
import { useAppDispatch } from '../../core/state/hooks';
import { announce } from '../../core/state/slices/ui-slice';

const contract = defineContract({
  name: 'shipping-quotes',
  moment: 'visible',
  slot: 'form',
  messages: {
    found: required('the announcement when there are methods to choose from'),
    saved: required('the announcement when the method is chosen'),
  },
  parts: {
    submit: required('the button that chooses the method'),
    error: required('the element that says why the method could not be chosen'),
  },
});

export const shippingQuotes = defineWidget(contract, function ShippingQuotes({ slot, Markup, found, saved }) {
  const dispatch = useAppDispatch();
  const { message, button, save } = useSaving(contract.name);
  useEffect(() => void dispatch(announce(found)), [dispatch, found]);
  const choose = (event: Event) => {
    event.preventDefault();
    const method = new FormData(slot).get('shipping_method');
    if (typeof method !== 'string') return;
    const request = { kind: 'update-shipping', method } as const;
    const send = changeCart(request, { source: 'cart', element: slot }, ({ shipping }) => shipping.choose(method));
    void save(
      () => dispatch(send),
      () => dispatch(announce(saved)),
    );
  };
  return <Markup slot={{ onSubmit: choose }} submit={button} error={{ text: message }} />;
});
