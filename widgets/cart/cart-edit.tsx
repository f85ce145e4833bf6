import { oneOf, string } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import { navigation } from '../../core/page/navigation';
import { requestShop } from '../../core/state/request-shop';
import { openDialog, hasDialog } from '../../core/state/ui/dialogs';
import { isChallenge } from '../../core/state/failures';
import { useAppDispatch } from '../../core/state/hooks';
import { lineDialog } from './line-dialog';

const contract = defineContract({
  name: 'cart-edit',
  moment: 'interaction',
  attributes: { itemId: string(), productId: string(''), kind: oneOf(['options', 'wrapping']) },
});

/** Opens the form in which a line's options, or its gift wrapping, are changed. */
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
            // The page of the link can show what the host wants. A button for a wrapping has no page.
            if (isChallenge(error) && slot instanceof HTMLAnchorElement) navigation.goTo(slot.href);
            throw error;
          });
          if (!content) throw new Error(`the shop sent no form for line ${itemId}`);
          // The shop's response has no product id for the line, so its template renders `[product]` instead.
          return content.replaceAll('[product]', productId);
        },
      }),
    );
  };
  return <Markup slot={{ onClick: open, 'aria-haspopup': 'dialog' }} />;
});
