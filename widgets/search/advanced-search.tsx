import { useEffect, useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'advanced-search',
  moment: 'interaction',
  slot: 'form',
  words: { queryMissing: required('the message for an empty search') },
  parts: {
    field: optional('the element around the text field'),
    query: required('the text field "search_query_adv"', 'input'),
    problem: required('the element with role="alert" for the message'),
  },
});

/** The form of the advanced search. It sends no empty search. It shows the theme's message in place of the browser's. */
export const advancedSearch = defineWidget(contract, function AdvancedSearch({ slot, initial, Markup, queryMissing }) {
  const [isMissing, setMissing] = useState(false);
  const query = initial('query')[0].element;

  useEffect(() => {
    slot.noValidate = true;
    return () => void (slot.noValidate = false);
  }, [slot]);

  const validate = () => setMissing(query.value.trim() === '');
  const submit = (event: Event) => {
    validate();
    if (query.value.trim() !== '') return;
    event.preventDefault();
    query.focus();
  };

  return (
    <Markup
      slot={{ onSubmit: submit }}
      field={{ className: isMissing ? 'form-field--error' : undefined }}
      query={{
        onInput: () => isMissing && validate(),
        ...(isMissing && { 'aria-invalid': true, 'aria-describedby': initial('problem')[0].element.id }),
      }}
      problem={{ text: isMissing ? queryMissing : '' }}
    />
  );
});
