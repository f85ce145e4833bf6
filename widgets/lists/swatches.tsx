import { useEffect, useState } from 'react';
import { string } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'swatches',
  moment: 'interaction',
  attributes: { url: string() },
  parts: { swatch: required('each link to a choice', 'a') },
});

/** For browsers without srcset. */
const SIZE = '640w';

/** Shows a choice in its card: its picture, and its URL in the card's other links. @returns a function that undoes it */
function showChoice(card: Element, choice: HTMLAnchorElement, url: string): () => void {
  const changed: (readonly [Element, string, string])[] = [];
  const change = (element: Element, name: string, value: string) => {
    changed.push([element, name, element.getAttribute(name)!]);
    element.setAttribute(name, value);
  };
  const picture = card.querySelector('img');
  const { picture: template } = choice.dataset;
  if (picture && template) {
    const sized = (size: string) => template.replace('{:size}', size);
    const widths = picture.srcset.match(/\b\d+w(?=,|$)/g) ?? [];
    // First, so that the browser never loads the `src`.
    if (widths.length > 0) change(picture, 'srcset', widths.map((width) => `${sized(width)} ${width}`).join());
    change(picture, 'src', sized(SIZE));
  }
  const links = [...card.querySelectorAll('a')].filter((link) => link.getAttribute('href') === url);
  const own = choice.closest('[data-widget]');
  for (const link of links) if (!own?.contains(link)) change(link, 'href', choice.href);
  return () => {
    for (const [element, name, before] of changed) element.setAttribute(name, before);
  };
}

/** A pointer or focus on a choice shows it in the card, until both have left. */
export const swatches = defineWidget(contract, function Swatches({ url, slot, Markup }) {
  const card = slot.closest('[data-product-scope]') ?? slot;
  const [choice, setChoice] = useState(() => slot.querySelector<HTMLAnchorElement>('a[data-part]:is(:hover, :focus)'));
  useEffect(() => (choice ? showChoice(card, choice, url) : undefined), [card, choice, url]);
  useEffect(() => {
    const leave = ({ relatedTarget }: MouseEvent | FocusEvent) => {
      if (!card.contains(relatedTarget as Node | null)) setChoice(null);
    };
    const events = ['pointerleave', 'focusout'] as const;
    for (const event of events) card.addEventListener(event, leave as EventListener);
    return () => {
      for (const event of events) card.removeEventListener(event, leave as EventListener);
    };
  }, [card]);
  return (
    <Markup
      swatch={({ element }) => {
        const show = () => setChoice(element);
        return { onPointerEnter: show, onFocus: show };
      }}
    />
  );
});
