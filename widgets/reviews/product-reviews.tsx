import { useEffect, useEffectEvent } from 'react';
import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fieldsIn } from '../../core/forms/field';

const contract = defineContract({
  name: 'product-reviews',
  slot: 'details',
  parts: {
    write: optional('the <details> around the form for a review', 'details'),
    page: optional('each link to another page of the reviews'),
  },
});

const SECTION = '#product-reviews';
const FORM = '#write_review';

/**
 * What shoppers say of a product, a `<details>`: it opens when the address leads to it, and its form when the address
 * leads there. In a quick view the address is the page's below.
 */
export const productReviews = defineWidget(contract, function ProductReviews({ slot, initial, Markup }) {
  const open = useEffectEvent(() => {
    const { hash } = window.location;
    const isWriting = hash === FORM;
    if (slot.closest('dialog') || !(isWriting || hash.startsWith(SECTION))) return;
    slot.open = true;
    const form = initial('write')[0]?.element;
    const target = isWriting && form ? form : slot;
    if (isWriting && form) form.open = true;
    // The browser found nothing to scroll to while it was closed.
    target.scrollIntoView();
    // What the store has to say of a review that it refused may have the focus already.
    if (target === form && !form.contains(document.activeElement)) fieldsIn(form)[0]?.focus();
  });

  useEffect(() => {
    open();
    const follow = () => open();
    // A link to where the address is already changes no address.
    const press = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (link?.href === window.location.href) queueMicrotask(follow);
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', press);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', press);
    };
  }, []);

  return (
    <Markup
      page={(link) => {
        const href = String(link['href'] ?? '');
        return href.includes('#') ? {} : { href: href + SECTION };
      }}
    />
  );
});
