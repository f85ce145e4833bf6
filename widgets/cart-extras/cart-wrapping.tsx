import { useState } from 'react';
import { string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { textEntries } from '../../core/dom/form-fields';
import { useSaving } from '../../core/forms/use-saving';
import type { InitialProps } from '../../core/markup/overrides';
import { changeCart } from '../../core/state/cart/write-cart';
import { useAppDispatch } from '../../core/state/hooks';
import { announce } from '../../core/state/slices/ui-slice';
import { closeDialog, lineDialog } from '../../core/state/ui/dialogs';

const contract = defineContract({
  name: 'cart-wrapping',
  moment: 'visible',
  slot: 'form',
  attributes: { itemId: string() },
  messages: {
    missing: required('the message when no wrapping was chosen'),
    saved: required('the announcement when the wrapping is saved'),
  },
  parts: {
    type: optional('the radio buttons "same" and "different" of a line with several items', 'input'),
    together: required('the fieldset in which one wrapping is chosen for all', 'fieldset'),
    apart: optional('the fieldset in which each piece gets its own wrapping', 'fieldset'),
    choice: required('a drop-down list of wrappings; its options may have data-allow-message="true"', 'select'),
    preview: optional(
      'the picture of a wrapping, with the data-index of its drop-down list and the id of the wrapping in data-wrapping',
    ),
    message: optional('the fieldset around the gift message, with the data-index of its drop-down list', 'fieldset'),
    submit: required('the button that saves the wrapping'),
    error: required('the element that says what is wrong'),
  },
});

/** One gift wrapping for all of a line's items, or one for each. */
export const cartWrapping = defineWidget(
  contract,
  function CartWrapping({ slot, initial, Markup, itemId, ...messages }) {
    const dispatch = useAppDispatch();
    const { problem, message, setProblem, button, save } = useSaving(contract.name, slot);
    const [isApart, setApart] = useState(() =>
      initial('type').some(({ checked, value }) => checked && value === 'different'),
    );
    const [chosen, choose] = useState(() => readChoices(initial('choice')));

    const readForm = () => {
      setProblem('');
      setApart(new FormData(slot).get('giftwraptype') === 'different');
      choose(readChoices(initial('choice')));
    };
    const submit = (event: Event) => {
      event.preventDefault();
      // A hidden fieldset is disabled too: FormData leaves it out.
      const form = new FormData(slot);
      if (![...form].some(([name, value]) => name.startsWith('giftwrapping[') && value)) {
        setProblem(messages.missing);
        initial('choice')
          .find(({ element }) => element.matches(':enabled'))
          ?.element.focus();
        return;
      }
      const request = { kind: 'update-wrapping', lines: [{ id: itemId }], form } as const;
      const wrap = changeCart(request, { source: 'cart', element: slot }, ({ giftWrapping }) =>
        giftWrapping.choose(itemId, Object.fromEntries(textEntries(form))),
      );
      const send = () => dispatch(wrap);
      void save(send, () => {
        dispatch(closeDialog(lineDialog, { confirmed: true }));
        dispatch(announce(messages.saved));
      });
    };

    const off = (isOff: boolean) => ({ hidden: isOff, disabled: isOff });
    const withProblem = { 'aria-invalid': Boolean(problem) || undefined };
    return (
      <Markup
        slot={{ onChange: readForm, onSubmit: submit }}
        together={off(isApart)}
        apart={off(!isApart)}
        choice={withProblem}
        preview={(part) => ({ hidden: chosen.get(indexOf(part))?.value !== part['data-wrapping'] })}
        message={(part) => off(chosen.get(indexOf(part))?.dataset.allowMessage !== 'true')}
        submit={button}
        error={{ text: message }}
      />
    );
  },
);

const indexOf = (part: InitialProps): string => String(part['data-index'] ?? '');

const readChoices = (
  choices: readonly InitialProps<HTMLSelectElement>[],
): ReadonlyMap<string, HTMLOptionElement | undefined> =>
  new Map(choices.map((part) => [indexOf(part), part.element.selectedOptions[0]]));
