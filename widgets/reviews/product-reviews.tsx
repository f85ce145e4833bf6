import { useEffect, useEffectEvent } from 'react';
import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { closest } from '../../core/dom/unclobbered';
import { fieldsIn } from '../../core/forms/form-contract';

const contract = defineContract({
  name: 'product-reviews',
  moment: 'runtime',
  slot: 'details',
  parts: {
    write: optional('the element around the form', 'details'),
    page: optional('a link to another page', 'a'),
  },
});

const SECTION = '#product-reviews';
const FORM = '#write_review';

/** Outside a quick view, the URL's hash opens the reviews or their form. */
export const productReviews = defineWidget(contract, function ProductReviews({ slot, initial, Markup }) {
  const open = useEffectEvent(() => {
    const { hash } = window.location;
    const isWriting = hash === FORM;
    if (slot.closest('dialog') || !(isWriting || hash.startsWith(SECTION))) return;
    slot.open = true;
    const form = initial('write')[0]?.element;
    const target = isWriting && form ? form : slot;
    if (isWriting && form) form.open = true;
    // Not every browser opens a closed <details> for the hash, so it may not have scrolled.
    target.scrollIntoView();
    // After a refused review, something in the form may already have the focus.
    if (target === form && !form.contains(document.activeElement)) fieldsIn(form)[0]?.focus();
  });

  useEffect(() => {
    open();
    const openByHash = () => open();
    // A link to the current URL fires no `hashchange` event.
    // On the window, because a listener of the document may cancel the click.
    const openByLink = (event: Event) => {
      const link = closest<HTMLAnchorElement>(event.target, 'a');
      if (!event.defaultPrevented && link?.href === window.location.href) queueMicrotask(openByHash);
    };
    window.addEventListener('hashchange', openByHash);
    window.addEventListener('click', openByLink);
    return () => {
      window.removeEventListener('hashchange', openByHash);
      window.removeEventListener('click', openByLink);
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
