import { useEffect } from 'react';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import type { Field } from '../../core/forms/form-contract';
import { useProduct } from '../../core/state/product/use-product';
import { chosenValue } from './option-values';

interface BoxMessages {
  readonly yes: string;
  readonly no: string;
}

/**
 * Sorted: `Base:Round, Colour:Signal red`. Empty while a required option has no value. Shoppers' texts and files belong
 * to no variant.
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

/** Adapted themes may have only a label that ends in a colon. */
const optionName = (option: HTMLElement): string =>
  option.dataset.optionName ?? option.querySelector('legend, label')?.textContent?.split(':')[0]?.trim() ?? '';

function chosenLabel(option: HTMLElement, { yes, no }: BoxMessages): string {
  if (option.dataset.productAttribute === 'date') return dateOf([...option.querySelectorAll('select')]);
  const box = option.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box) return box.checked ? yes : no;
  return chosenValue(option);
}

/** In this order, whatever the page's. */
function dateOf(selects: HTMLSelectElement[]): string {
  const parts = ['year', 'month', 'day'].map(
    (unit) => selects.find(({ name }) => name.endsWith(`[${unit}]`))?.value ?? '',
  );
  return parts.every(Boolean) ? parts.join('-') : '';
}

const contract = defineContract({
  name: 'product-variant',
  moment: 'runtime',
  messages: {
    yes: required('the text for a checked checkbox'),
    no: required('the text for an unchecked checkbox'),
  },
});

/** Writes the chosen values into `data-product-variant` for analytics scripts. */
export const productVariant = defineWidget(contract, function ProductVariant({ slot, yes, no }) {
  const { element } = useProduct(slot).scope;
  useEffect(() => {
    const update = () => {
      const label = variantLabel(element, { yes, no });
      if (label !== null) element.dataset.productVariant = label;
    };
    update();
    // In the capture phase: the slot of the options may stop the event.
    element.addEventListener('change', update, true);
    return () => element.removeEventListener('change', update, true);
  }, [element, yes, no]);
  return null;
});
