import { useEffect, useEffectEvent } from 'react';
import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { isPlainClick } from '../../../core/controls/is-plain-click';
import { whenActivated } from '../../../core/page/when-activated';
import { useProduct } from '../../../core/state/product/use-product';

const contract = defineContract({
  name: 'bulk-pricing',
  parts: {
    table: required('the element that takes the table'),
    dialog: optional('the <dialog> around the table'),
    open: optional('the link that opens the dialog'),
    close: optional('the button that closes the dialog'),
  },
});

/**
 * The prices for larger quantities, as the store renders them for the chosen options; nothing when it has none. They
 * stand in the page, or in a dialog that a link opens, and an address that leads to the slot's id.
 */
export const bulkPricing = defineWidget(contract, function BulkPricing({ slot, initial, Markup }) {
  const { attributes, bulkPricingHtml } = useProduct(slot).entry;
  const dialog = initial('dialog')[0]?.element as HTMLDialogElement | undefined;
  const link = initial('open')[0]?.element;
  const rates = attributes?.bulk_discount_rates ? (bulkPricingHtml ?? '').trim() : '';

  const open = () => {
    if (!dialog || dialog.open) return;
    // The browser gives the focus back to where it was: not every browser gives it to a link that is clicked.
    link?.focus({ preventScroll: true });
    dialog.showModal();
  };
  const follow = useEffectEvent(() => {
    if (slot.id && window.location.hash === `#${slot.id}` && !link?.hidden) open();
  });
  useEffect(() => {
    const listener = () => follow();
    void whenActivated().then(listener);
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  return (
    <Markup
      table={bulkPricingHtml === null ? {} : { html: rates }}
      open={{
        ...(bulkPricingHtml !== null && { hidden: !rates }),
        onClick: (event) => {
          if (!dialog || !isPlainClick(event)) return;
          event.preventDefault();
          open();
        },
      }}
      close={{ onClick: () => dialog?.close() }}
      dialog={{
        // The dialog has no padding of its own: a click on itself is one on what lies around it.
        onClick: (event) => event.target === dialog && dialog.close(),
      }}
    />
  );
});
