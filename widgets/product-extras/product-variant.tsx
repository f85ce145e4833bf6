import type { Field } from '../../core/forms/form-contract';
import { useEffect } from 'react';
import { defineContract, required, defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';

/** The words for a checkbox: ticked and not ticked. */
interface BoxMessages {
  readonly yes: string;
  readonly no: string;
}

/**
 * The chosen values of a product for analytics, sorted: `Base:Round, Colour:Signal red`. Empty while a required option
 * has no value; null for a product without options. Texts and files of the shopper belong to no variant and are left out.
 *
 * @param element the product's element; its options carry `data-product-attribute` with their kind
 */
function variantLabel(element: HTMLElement, messages: BoxMessages): string | null {
  const options = [...element.querySelectorAll<HTMLElement>('[data-product-attribute]')];
  if (options.length === 0) return null;
  if (options.some(isUnsatisfied)) return '';
  return options
    .flatMap((option) => {
      const value = chosenLabel(option, messages);
      return value ? [`${optionName(option)}:${value}`] : [];
    })
    .sort()
    .join(', ');
}

const isUnsatisfied = (option: HTMLElement): boolean =>
  [...option.querySelectorAll<Field>('input, select, textarea')].some(({ validity }) => validity.valueMissing);

/** The template's `data-option-name`. A theme that was adapted may have only a label that ends in a colon. */
const optionName = (option: HTMLElement): string =>
  option.dataset.optionName ?? option.querySelector('legend, label')?.textContent?.split(':')[0]?.trim() ?? '';

function chosenLabel(option: HTMLElement, { yes, no }: BoxMessages): string {
  const selects = [...option.querySelectorAll('select')];
  if (option.dataset.productAttribute === 'date') return dateOf(selects);
  const [chosen] = selects.flatMap((select) => [...select.selectedOptions]);
  if (chosen) return chosen.value && (chosen.dataset.label ?? chosen.text.trim());
  const box = option.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box) return box.checked ? yes : no;
  const radio = option.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  return radio?.value ? labelOf(radio) : '';
}

/** Year, month and day in this order, whatever their order on the page; empty unless all are chosen. */
function dateOf(selects: HTMLSelectElement[]): string {
  const parts = ['year', 'month', 'day'].map(
    (unit) => selects.find(({ name }) => name.endsWith(`[${unit}]`))?.value ?? '',
  );
  return parts.every(Boolean) ? parts.join('-') : '';
}

/** A value's name without the note that it is out of stock. */
export function labelOf(radio: HTMLInputElement): string {
  const label = radio.labels?.[0]?.cloneNode(true);
  if (!(label instanceof Element)) return '';
  for (const note of label.querySelectorAll('[data-part="note"]')) note.remove();
  return (label.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const contract = defineContract({
  name: 'product-variant',
  moment: 'runtime',
  messages: {
    yes: required('the text for a checked checkbox'),
    no: required('the text for an unchecked checkbox'),
  },
});

/** Writes the chosen values into `data-product-variant` of the product's element, where analytics scripts read them. */
export const productVariant = defineWidget(contract, function ProductVariant({ slot, yes, no }) {
  const { element } = useProduct(slot).scope;
  useEffect(() => {
    const update = () => {
      const label = variantLabel(element, { yes, no });
      if (label !== null) element.dataset.productVariant = label;
    };
    update();
    // In the capture phase, because the slot of the options may stop the event. The fields have their new values already.
    element.addEventListener('change', update, true);
    return () => element.removeEventListener('change', update, true);
  }, [element, yes, no]);
  return null;
});
