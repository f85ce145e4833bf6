import { useEffect, useState } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { findRangeFault, type RangeWords } from './find-range-fault';

const contract = defineContract({
  name: 'price-range',
  words: {
    minMissing: required('what is said when the lowest price is missing'),
    maxMissing: required('what is said when the highest price is missing'),
    belowZero: required('what is said when a price is below 0'),
    maxTooLow: required('what is said when the highest price is not above the lowest'),
  },
  parts: {
    field: required('the element around the lowest price, and the one around the highest'),
    input: required('the field for the lowest price, and the one for the highest'),
    problem: required('the element with role="alert" that says what is wrong'),
  },
});

/** A form that asks for products between two prices: sends itself only when both make sense. */
export const priceRange = defineWidget(contract, function PriceRange({ slot, own, Markup, ...words }) {
  const [hasTried, setTried] = useState(false);
  const [, look] = useState(0);
  const inputs = own('input').map(({ element }) => element as HTMLInputElement);
  const fault = hasTried ? findRangeFault(inputs, words satisfies RangeWords) : null;
  const problemId = own('problem')[0]?.element.id;

  useEffect(() => {
    const form = slot as HTMLFormElement;
    // The browser's own bubbles would come first, in its words, and know nothing of the other price.
    form.noValidate = true;
    return () => void (form.noValidate = false);
  }, [slot]);

  const submit = (event: Event) => {
    const found = findRangeFault(inputs, words);
    setTried(true);
    if (!found) return;
    event.preventDefault();
    inputs[found.index]?.focus();
  };

  return (
    <Markup
      slot={{ onSubmit: submit, onInput: () => look((looks) => looks + 1) }}
      field={(_, index) => ({ className: fault?.index === index ? 'form-field--error' : undefined })}
      input={(_, index) => ({
        ...(fault?.index === index && { 'aria-invalid': true, 'aria-describedby': problemId }),
      })}
      problem={{ text: fault?.text ?? '' }}
    />
  );
});
