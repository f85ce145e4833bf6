import { useRef } from 'react';
import { defineContract, defineWidget, required } from 'storefront-widgets';

const contract = defineContract({
  name: 'acme-size-guide',
  moment: 'interaction',
  parts: {
    open: required('the button that opens the guide', 'button'),
    dialog: required('the dialog with the sizes', 'dialog'),
    close: required('the button that closes the guide', 'button'),
  },
});

/** Opens a table of sizes in a dialog. */
export const acmeSizeGuide = defineWidget(contract, function AcmeSizeGuide({ Markup }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Markup
      open={{ onClick: () => dialog.current?.showModal() }}
      dialog={{ ref: dialog }}
      close={{ onClick: () => dialog.current?.close() }}
    />
  );
});
