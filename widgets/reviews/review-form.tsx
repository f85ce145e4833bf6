import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'review-form',
  moment: 'interaction',
  slot: 'form',
  messages: formMessages,
  parts: formParts,
});

export const reviewForm = defineWidget(contract, function ReviewForm({ Markup, ...props }) {
  return <Markup {...useForm(props).parts} />;
});
