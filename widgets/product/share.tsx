import { string } from '../../core/contract/attribute';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'share',
  attributes: { shareUrl: string(), shareTitle: string('') },
  parts: { open: required('the <summary> that opens the list of links') },
});

/**
 * Shares a page by whatever the shopper's device shares with, where the browser offers that. Everywhere else, and where
 * the device refuses, the template's list of links opens; a shopper who changes their mind has nothing to close.
 */
export const share = defineWidget(contract, function Share({ slot, shareUrl, shareTitle, Markup }) {
  const list = slot as HTMLDetailsElement;
  return (
    <Markup
      open={{
        onClick: (event) => {
          // Pages that are not served safely have no such thing, whatever the browser.
          if (list.open || typeof navigator.share !== 'function') return;
          event.preventDefault();
          const url = new URL(shareUrl, window.location.href).href;
          navigator.share({ title: shareTitle, url }).catch((refusal: unknown) => {
            if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) list.open = true;
          });
        },
      }}
    />
  );
});
