import { defineContract } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { addressParts, askingWords, formParts, formWords } from '../../core/forms/form-contract';
import { useCountryStates } from '../../core/forms/use-country-states';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'account-form',
  moment: 'interaction',
  slot: 'form',
  words: { ...formWords, ...askingWords },
  parts: { ...formParts, ...addressParts },
});

/** A form of the shopper's account: details, an address, a message, a return, a reorder, a deletion. */
export const accountForm = defineWidget(contract, function AccountForm({ Markup, ...props }) {
  const form = useForm(props);
  return <Markup {...useCountryStates(form, props.initial)} />;
});
