import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { unclobbered } from '../../core/dom/unclobbered';
import { useSaving } from '../../core/forms/use-saving';
import { updateOptions } from '../../core/state/cart/cart-content';
import { useAppDispatch } from '../../core/state/hooks';
import { canBeBought } from '../../core/state/product/add-product';
import { useProduct } from '../../core/state/product/use-product';
import { announce } from '../../core/state/slices/ui-slice';
import { lineDialog } from '../../core/state/ui/dialogs';

const contract = defineContract({
  name: 'cart-options',
  moment: 'visible',
  slot: 'form',
  messages: { saved: required('the announcement when the options are changed') },
  parts: {
    submit: required('the button that saves the options'),
    error: required('the element that says why the options could not be changed'),
  },
});

/** The dialog's form that changes a line's options, which are a `product-options` widget. */
export const cartOptions = defineWidget(contract, function CartOptions({ slot, Markup, saved }) {
  const dispatch = useAppDispatch();
  const { attributes } = useProduct(slot, 'attributes');
  const { message, button, save } = useSaving(contract.name, slot);
  const isBuyable = canBeBought(attributes) !== false;

  const submit = (event: Event) => {
    event.preventDefault();
    if (!isBuyable || !unclobbered(slot, 'reportValidity')()) return;
    const origin = { source: 'cart', element: slot } as const;
    const post = () => dispatch(updateOptions(new FormData(slot), lineDialog, origin));
    void save(post, () => dispatch(announce(saved)));
  };
  return <Markup slot={{ onSubmit: submit }} submit={{ ...button, disabled: !isBuyable }} error={{ text: message }} />;
});
