import { useEffect, useEffectEvent } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import { useProduct } from '../../core/state/product/use-product';
import { showDialog } from './show-dialog';

const contract = defineContract({
  name: 'bulk-pricing',
  moment: 'runtime',
  parts: {
    table: required('the element for the table'),
    dialog: optional('the <dialog> around the table', 'dialog'),
    row: optional('an element that is hidden while there are no prices'),
    open: optional('the link that opens the dialog'),
    close: optional('the button that closes the dialog'),
  },
});

/** Prices for larger quantities, in the page or in a dialog, which opens by a link or a hash with the slot's id. */
export const bulkPricing = defineWidget(contract, function BulkPricing({ slot, initial, Markup }) {
  const { attributes, bulkPricingHtml } = useProduct(slot, 'attributes', 'bulkPricingHtml');
  const dialog = initial('dialog')[0]?.element;
  const link = initial('open')[0]?.element;
  const rates = attributes?.bulk_discount_rates ? (bulkPricingHtml ?? '').trim() : '';

  const open = () => {
    if (!dialog || dialog.open) return;
    // Closing returns the focus to it; Safari does not focus a clicked link.
    link?.focus({ preventScroll: true });
    showDialog(dialog);
  };
  const openByHash = useEffectEvent(() => {
    if (slot.id && window.location.hash === `#${slot.id}` && !link?.hidden) open();
  });
  useEffect(() => {
    const listener = () => openByHash();
    listener();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  return (
    <Markup
      table={bulkPricingHtml === null ? {} : { html: rates }}
      row={bulkPricingHtml === null ? {} : { hidden: !rates }}
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
        // The dialog has no padding, so only its backdrop has it as target.
        onClick: (event) => event.target === dialog && dialog.close(),
      }}
    />
  );
});
