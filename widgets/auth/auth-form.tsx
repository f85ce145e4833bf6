import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { useCountryStates } from '../../core/forms/country-states';
import { addressParts, formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'auth-form',
  moment: 'interaction',
  slot: 'form',
  messages: formMessages,
  parts: { ...formParts, ...addressParts },
});

/** Sign-in, registration and password forms. */
export const authForm = defineWidget(contract, function AuthForm({ Markup, ...props }) {
  const form = useForm(props);
  return <Markup {...useCountryStates(form, props.initial)} />;
});
