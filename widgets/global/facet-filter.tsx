import { useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'facet-filter',
  moment: 'visible',
  parts: {
    input: required('the text field', 'input'),
    item: required('the element around one value'),
    none: optional('the sentence for when no value matches, with role="status"'),
  },
});

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const facetFilter = defineWidget(contract, function FacetFilter({ initial, Markup }) {
  const [typed, setTyped] = useState(() => initial('input')[0].value);
  const matches = (text: string) => plain(text).includes(plain(typed.trim()));

  return (
    <Markup
      input={{
        onInput: (event) => setTyped(event.currentTarget.value),
        // Enter must not submit a form around the list.
        onKeyDown: (event) => void (event.key === 'Enter' && event.preventDefault()),
      }}
      item={({ text }) => ({ hidden: !matches(text) })}
      none={{ hidden: initial('item').some(({ text }) => matches(text)) }}
    />
  );
});
