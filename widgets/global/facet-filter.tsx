import { useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';

const contract = defineContract({
  name: 'facet-filter',
  parts: {
    input: required('the text field', 'input'),
    item: required('the element around one value'),
    none: optional('what is shown when no value fits, with role="status"'),
  },
});

/** Accents and case make no difference to somebody who looks for a word. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A long list of values with a field that leaves those in view that hold what is typed. */
export const facetFilter = defineWidget(contract, function FacetFilter({ initial, Markup }) {
  const [wanted, setWanted] = useState(() => initial('input')[0].value);
  const fits = (text: string) => plain(text).includes(plain(wanted.trim()));

  return (
    <Markup
      input={{
        onInput: (event) => setWanted(event.currentTarget.value),
        // There is nothing to send.
        onKeyDown: (event) => void (event.key === 'Enter' && event.preventDefault()),
      }}
      item={({ text }) => ({ hidden: !fits(text) })}
      none={{ hidden: initial('item').some(({ text }) => fits(text)) }}
    />
  );
});
