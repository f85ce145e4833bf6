import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { formParts, formMessages } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'price-range',
  moment: 'interaction',
  slot: 'form',
  messages: formMessages,
  parts: formParts,
});

/** The form that asks for products between two prices. It is sent only if both are given and the range is valid. */
export const priceRange = defineWidget(contract, function PriceRange({ Markup, ...props }) {
  return <Markup {...useForm(props).parts} />;
});
