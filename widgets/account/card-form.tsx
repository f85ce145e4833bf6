import { useEffect, useEffectEvent, useState } from 'react';
import { json, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { unclobbered } from '../../core/dom/unclobbered';
import { useCountryStates } from '../../core/forms/country-states';
import { addressParts, formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';
import { navigation } from '../../core/page/navigation';
import { failureText, reportFailure } from '../../core/state/failures';
import { useAppDispatch } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { showAlert } from '../../core/state/ui/dialogs';
import {
  type CountryOption,
  fieldOf,
  groupAround,
  isCardCode,
  isCardNumber,
  isPast,
  readCard,
  readExpiry,
  withSlash,
} from './read-card';

const contract = defineContract({
  name: 'card-form',
  moment: 'interaction',
  slot: 'form',
  attributes: {
    vaultUrl: string(),
    vaultToken: string(),
    keptUrl: string(),
    provider: string(''),
    currencyCode: string(''),
    email: string(''),
    countries: json<readonly CountryOption[]>([]),
  },
  messages: { ...formMessages, storing: required('the text of the button while the card is stored') },
  parts: { ...formParts, ...addressParts, store: required('the button that stores the card') },
});

/** A new card goes only to the payment provider (decision 25). */
export const cardForm = defineWidget(contract, function CardForm({ Markup, ...props }) {
  const { slot, countries, vaultUrl, vaultToken, keptUrl, provider, currencyCode, email, storing } = props;
  const dispatch = useAppDispatch();
  const [isStoring, setStoring] = useState(false);

  const store = async () => {
    const vault = { url: vaultUrl, token: vaultToken, provider, currencyCode };
    const card = readCard(slot, countries);
    setStoring(true);
    try {
      await dispatch(requestShop((api) => api.vault.storeCard(vault, { ...card, owner: { ...card.owner, email } })));
      // The browser may go back to this page: the card must not be in the form.
      unclobbered(slot, 'reset')();
      navigation.goTo(keptUrl);
    } catch (error) {
      setStoring(false);
      reportFailure('storing a card', error);
      void dispatch(showAlert(failureText(error)));
    }
  };
  const form = useForm(props, (event) => {
    event.preventDefault();
    if (!isStoring) void store();
  });
  const validate = useEffectEvent(() => validateCard(slot));
  // The browser may have filled in fields before the mount.
  useEffect(() => validate(), []);

  const parts = useCountryStates(form, props.initial);
  const judged =
    <Type extends Event>(handler: ((event: Type) => void) | undefined) =>
    (event: Type) => {
      validateCard(slot);
      handler?.(event);
    };
  const formatted = (handler: typeof parts.slot.onInput) => {
    const next = judged(handler);
    return (event: Event) => {
      formatCard(slot, event.target);
      next(event);
    };
  };
  const slotParts = {
    ...parts.slot,
    onInput: formatted(parts.slot.onInput),
    onChange: formatted(parts.slot.onChange),
    onSubmit: judged((event: SubmitEvent) => {
      event.preventDefault();
      parts.slot.onSubmit?.(event);
    }),
  };
  return (
    <Markup
      {...parts}
      slot={slotParts}
      store={({ element, value }) => {
        const isInput = element instanceof HTMLInputElement;
        if (!isStoring) return isInput ? { value } : {};
        // A disabled button would lose the focus.
        return { 'aria-disabled': true, 'aria-busy': true, ...(isInput ? { value: storing } : { text: storing }) };
      }}
    />
  );
});

/** While they are typed: groups the number, adds the expiry's slash. */
function formatCard(form: HTMLElement, target: EventTarget | null): void {
  const number = fieldOf(form, 'CardNumber');
  const expiry = fieldOf(form, 'CardExpiry');
  if (expiry && target === expiry) expiry.value = withSlash(expiry.value);
  if (!number || target !== number) return;
  const caret = number.selectionStart ?? number.value.length;
  const [grouped, place] = groupAround(number.value, caret);
  if (grouped === number.value) return;
  number.value = grouped;
  number.setSelectionRange(place, place);
}

/** Sets custom validity for rules that HTML attributes cannot express. */
function validateCard(form: HTMLElement): void {
  const validate = (type: string, isGood: (value: string) => boolean) => {
    const field = fieldOf(form, type);
    field?.setCustomValidity(field.value.trim() === '' || isGood(field.value) ? '' : type);
  };
  validate('CardNumber', isCardNumber);
  validate('CardExpiry', (typed) => {
    const expiry = readExpiry(typed);
    return expiry !== undefined && !isPast(expiry, new Date());
  });
  validate('CardCode', (typed) => isCardCode(typed, fieldOf(form, 'CardNumber')?.value ?? ''));
}
