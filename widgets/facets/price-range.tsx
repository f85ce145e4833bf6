import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'price-range',
  moment: 'interaction',
  slot: 'form',
  messages: formMessages,
  parts: formParts,
});

/** Sends only valid ranges. */
export const priceRange = defineWidget(contract, function PriceRange({ Markup, ...props }) {
  return <Markup {...useForm(props).parts} />;
});
