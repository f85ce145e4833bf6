import { useState } from 'react';
import { oneOf } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { useSaving } from '../../core/forms/use-saving';
import { applyCode } from '../../core/state/cart/change-codes';
import { useAppDispatch } from '../../core/state/hooks';
import { announce } from '../../core/state/slices/ui-slice';

const contract = defineContract({
  name: 'cart-code',
  moment: 'interaction',
  attributes: { kind: oneOf(['coupon', 'certificate']) },
  messages: {
    empty: required('the message when nothing was typed'),
    applied: required('the announcement that the shop has applied the code, with [code]'),
  },
  parts: {
    form: required('the form', 'form'),
    field: required('the text field for the code', 'input'),
    submit: optional('the button that sends the code'),
    error: required('the element for the message that a code is missing or refused'),
  },
});

/** The form for a coupon or a gift certificate. */
export const cartCode = defineWidget(contract, function CartCode({ initial, Markup, kind, empty, applied }) {
  const dispatch = useAppDispatch();
  const field = initial('field')[0].element;
  const [text, setText] = useState(field.value);
  const { problem, message, setProblem, button, save } = useSaving(contract.name, initial('form')[0].element);

  const apply = async (code: string) => {
    const refused = await save(
      () => dispatch(applyCode(code, kind, { source: 'cart', element: initial('form')[0].element })),
      () => {
        // The shopper may have typed the next code meanwhile.
        if (field.value.trim() === code) setText('');
        dispatch(announce(fillMessage(applied, { code })));
      },
    );
    if (refused) field.focus();
  };
  const submit = () => {
    const code = field.value.trim();
    if (code) return void apply(code);
    setProblem(empty);
    field.focus();
  };

  const error = initial('error')[0]['id'];
  return (
    <Markup
      form={{
        noValidate: true,
        className: problem ? 'form-field--error' : undefined,
        onSubmit: (event) => {
          event.preventDefault();
          submit();
        },
      }}
      field={{
        value: text,
        onInput: () => {
          setText(field.value);
          setProblem('');
        },
        'aria-invalid': Boolean(problem) || undefined,
        'aria-describedby': problem && typeof error === 'string' ? error : undefined,
      }}
      submit={button}
      error={{ text: message }}
    />
  );
});
