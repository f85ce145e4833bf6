import { defineContract } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { formParts, formWords } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'price-range',
  words: formWords,
  parts: formParts,
});

/** The form that asks for products between two prices: sent only when both are there and make sense together. */
export const priceRange = defineWidget(contract, function PriceRange({ Markup, ...props }) {
  return <Markup {...useForm(props).parts} />;
});
