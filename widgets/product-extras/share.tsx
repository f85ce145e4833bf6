import { string } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'share',
  moment: 'runtime',
  slot: 'details',
  attributes: { shareUrl: string(), shareTitle: string('') },
  parts: { open: required('the control that opens the list of links', 'summary') },
});

/** Opens the device's sharing dialog, or else the template's list of links. */
export const share = defineWidget(contract, function Share({ slot: list, shareUrl, shareTitle, Markup }) {
  return (
    <Markup
      open={{
        onClick: (event) => {
          // `navigator.share` needs HTTPS.
          if (list.open || typeof navigator.share !== 'function') return;
          event.preventDefault();
          const url = new URL(shareUrl, window.location.href).href;
          navigator.share({ title: shareTitle, url }).catch((error: unknown) => {
            if (!(error instanceof DOMException && error.name === 'AbortError')) list.open = true;
          });
        },
      }}
    />
  );
});
