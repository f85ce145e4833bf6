import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { unclobbered } from '../../core/dom/unclobbered';
import { useCountryStates } from '../../core/forms/country-states';
import { addressParts, askingMessages, formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';
import { useAppDispatch } from '../../core/state/hooks';
import { showAlert } from '../../core/state/ui/dialogs';

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

/** Details, address, message, return, reorder or deletion. */
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
