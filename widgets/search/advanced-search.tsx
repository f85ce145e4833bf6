import { useEffect, useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'advanced-search',
  moment: 'interaction',
  slot: 'form',
  words: { queryMissing: required('the message when nothing is to be searched for') },
  parts: {
    field: optional('the element around the text field'),
    query: required('the text field "search_query_adv"', 'input'),
    problem: required('the element with role="alert" that says what is wrong'),
  },
});

/** The form of the advanced search. An empty search is not sent: the page shows the theme's message, not the browser's. */
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
