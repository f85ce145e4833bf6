import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'contact-form',
  moment: 'interaction',
  slot: 'form',
  messages: formMessages,
  parts: formParts,
});

export const contactForm = defineWidget(contract, function ContactForm({ Markup, ...props }) {
  return <Markup {...useForm(props).parts} />;
});
