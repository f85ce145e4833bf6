import { useEffect, useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'advanced-search',
  words: { queryMissing: required('what is said when nothing is to be searched for') },
  parts: {
    field: optional('the element around the text field'),
    query: required('the text field "search_query_adv"'),
    problem: required('the element with role="alert" that says what is wrong'),
  },
});

/** The form of the advanced search: says in the page, and in the shop's words, that something must be searched for. */
export const advancedSearch = defineWidget(contract, function AdvancedSearch({ slot, initial, Markup, queryMissing }) {
  const [isMissing, setMissing] = useState(false);
  const query = initial('query')[0]?.element as HTMLInputElement;

  useEffect(() => {
    const form = slot as HTMLFormElement;
    form.noValidate = true;
    return () => void (form.noValidate = false);
  }, [slot]);

  const look = () => setMissing(query.value.trim() === '');
  const submit = (event: Event) => {
    look();
    if (query.value.trim() !== '') return;
    event.preventDefault();
    query.focus();
  };

  return (
    <Markup
      slot={{ onSubmit: submit }}
      field={{ className: isMissing ? 'form-field--error' : undefined }}
      query={{
        onInput: () => isMissing && look(),
        ...(isMissing && { 'aria-invalid': true, 'aria-describedby': initial('problem')[0]?.element.id }),
      }}
      problem={{ text: isMissing ? queryMissing : '' }}
    />
  );
});
