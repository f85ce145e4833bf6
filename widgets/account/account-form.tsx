import { defineContract, optional, defineWidget } from '../../core/contract/define-widget';
import { addressParts, askingMessages, formParts, formMessages } from '../../core/forms/form-contract';
import { useCountryStates } from '../../core/forms/country-states';
import { useForm } from '../../core/forms/use-form';
import { unclobbered } from '../../core/dom/unclobbered';
import { showAlert } from '../../core/state/ui/dialogs';
import { useAppDispatch } from '../../core/state/hooks';

const contract = defineContract({
  name: 'account-form',
  moment: 'interaction',
  slot: 'form',
  messages: {
    ...formMessages,
    ...askingMessages,
    unchosen: optional('the message when no checkbox of the form is checked; its checkboxes may be outside of it'),
  },
  parts: { ...formParts, ...addressParts },
});

/** A form of the account: details, address, message, return, reorder or deletion. */
export const accountForm = defineWidget(contract, function AccountForm({ Markup, ...props }) {
  const { slot, unchosen } = props;
  const dispatch = useAppDispatch();
  const form = useForm(props, (event) => {
    if (!unchosen || hasChoice(slot)) return;
    event.preventDefault();
    void dispatch(showAlert(unchosen));
  });
  return <Markup {...useCountryStates(form, props.initial)} />;
});

const hasChoice = (form: HTMLFormElement): boolean =>
  [...unclobbered(form, 'elements')].some((field) => field.matches('[type=checkbox]:checked'));
