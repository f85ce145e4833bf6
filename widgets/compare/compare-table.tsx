import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { useAppDispatch } from '../../core/state/hooks';
import { showAlert } from '../../core/state/ui/dialogs';
import { chosenProducts } from './chosen-products';

const contract = defineContract({
  name: 'compare-table',
  moment: 'interaction',
  messages: { tooFew: required('the message when a product is to be removed and only two are compared') },
  parts: { remove: optional('the link that removes one product, with data-product-id') },
});

/** The comparison. The last two products cannot be removed. */
export const compareTable = defineWidget(contract, function CompareTable({ initial, Markup, tooFew }) {
  const dispatch = useAppDispatch();
  const count = initial('remove').length;
  return (
    <Markup
      remove={(link) => ({
        onClick: (event) => {
          if (count > 2) return chosenProducts.remove([String(link['data-product-id'])]);
          event.preventDefault();
          void dispatch(showAlert(tooFew, 'warning'));
        },
      })}
    />
  );
});
