import { oneOf, string } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import { navigation } from '../../core/page/navigation';
import { isChallenge } from '../../core/state/failures';
import { useAppDispatch } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { hasDialog, lineDialog, openDialog } from '../../core/state/ui/dialogs';

const contract = defineContract({
  name: 'cart-edit',
  moment: 'interaction',
  attributes: { itemId: string(), productId: string(''), kind: oneOf(['options', 'wrapping']) },
});

/** Opens the form that changes a line's options or gift wrapping. */
export const cartEdit = defineWidget(contract, function CartEdit({ slot, Markup, itemId, productId, kind }) {
  const dispatch = useAppDispatch();
  const open = (event: Event) => {
    if (!isPlainClick(event) || !hasDialog(lineDialog)) return;
    event.preventDefault();
    void dispatch(
      openDialog({
        name: lineDialog,
        load: async (signal) => {
          const { content } = await dispatch(
            requestShop(({ product, giftWrapping }) =>
              kind === 'options' ? product.configure(itemId, { signal }) : giftWrapping.options(itemId, { signal }),
            ),
          ).catch((error: unknown) => {
            // The link's page can show the host's challenge; a button for a wrapping has no page.
            if (isChallenge(error) && slot instanceof HTMLAnchorElement) navigation.goTo(slot.href);
            throw error;
          });
          if (!content) throw new Error(`the shop sent no form for line ${itemId}`);
          // The shop's response lacks the product id: its template renders `[product]`.
          return content.replaceAll('[product]', productId);
        },
      }),
    );
  };
  return <Markup slot={{ onClick: open, 'aria-haspopup': 'dialog' }} />;
});
