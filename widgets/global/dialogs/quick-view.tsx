import { string } from '../../../core/contract/attribute';
import { defineContract, defineWidget } from '../../../core/contract/define-widget';
import { isPlainClick } from '../../../core/controls/press';
import { reportFailure } from '../../../core/state/failures';
import { useAppDispatch } from '../../../core/state/hooks';
import { navigateInstead } from '../../../core/state/navigate-instead';
import { requestShop } from '../../../core/state/request-shop';
import { closeDialog, hasDialog, openDialog, quickViewDialog } from '../../../core/state/ui/dialogs';

const contract = defineContract({
  name: 'quick-view',
  moment: 'interaction',
  attributes: { productId: string() },
});

/** Opens a product in a dialog, else its own page. */
export const quickView = defineWidget(contract, function QuickView({ productId, slot, Markup }) {
  const dispatch = useAppDispatch();

  const load = async (signal: AbortSignal): Promise<string> => {
    try {
      return await dispatch(requestShop((api) => api.product.quickView(productId, { signal })));
    } catch (error) {
      if (signal.aborted) return '';
      dispatch(closeDialog(quickViewDialog));
      reportFailure(`quick view of product ${productId}`, error);
      dispatch(navigateInstead(error, pageOf(slot)));
      return '';
    }
  };
  const open = (event: Event) => {
    if (!isPlainClick(event) || !hasDialog(quickViewDialog)) return;
    event.preventDefault();
    void dispatch(openDialog({ name: quickViewDialog, load }));
  };

  return <Markup slot={{ onClick: open }} />;
});

/** A button uses its card's first link. */
const pageOf = (slot: HTMLElement): string =>
  (slot as HTMLAnchorElement).href || slot.closest('[data-product-scope]')?.querySelector('a')?.href || '';
