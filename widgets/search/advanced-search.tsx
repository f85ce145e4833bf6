import { useEffect, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { findNumberProblem, isUnreadable, numberProps, sendPlainNumbers } from '../../core/forms/number-field';
import type { InitialProps } from '../../core/markup/overrides';

const contract = defineContract({
  name: 'advanced-search',
  moment: 'interaction',
  slot: 'form',
  messages: { queryMissing: required('the message for an empty search') },
  parts: {
    field: optional('the element around the text field'),
    query: required('the text field "search_query_adv"', 'input'),
    problem: required('the element with role="alert" for the message'),
    priceField: optional('the element around the text field for a price'),
    price: optional('the text field for a price', 'input'),
    priceProblem: optional('the element with role="alert" for the message about a price'),
  },
});

/** With the theme's messages for empty searches and wrong prices. */
export const advancedSearch = defineWidget(contract, function AdvancedSearch({ slot, initial, Markup, queryMissing }) {
  const [isMissing, setMissing] = useState(false);
  const query = initial('query')[0].element;
  const prices = initial('price').map(({ element }) => element);
  const [wrong, setWrong] = useState<ReadonlySet<Element>>(new Set());

  useEffect(sendPlainNumbers, []);
  useEffect(() => {
    slot.noValidate = true;
    return () => void (slot.noValidate = false);
  }, [slot]);

  const validate = () => {
    const isEmpty = query.value.trim() === '';
    const wrongPrices = prices.filter((price) => findNumberProblem(price) !== null);
    setMissing(isEmpty);
    setWrong(new Set(wrongPrices));
    return isEmpty ? query : wrongPrices[0];
  };
  const submit = (event: Event) => {
    const first = validate();
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const messageOf = (problem: InitialProps, price: HTMLInputElement | undefined) =>
    String(problem[`data-${price && isUnreadable(price) ? 'unreadable' : 'invalid'}-message`] ?? '');
  const isWrong = (index: number) => prices[index] !== undefined && wrong.has(prices[index]);

  return (
    <Markup
      slot={{ onSubmit: submit }}
      field={{ className: isMissing ? 'form-field--error' : undefined }}
      query={{
        onInput: () => isMissing && validate(),
        ...(isMissing && { 'aria-invalid': true, 'aria-describedby': initial('problem')[0].element.id }),
      }}
      problem={{ text: isMissing ? queryMissing : '' }}
      priceField={(_, index) => ({ className: isWrong(index) ? 'form-field--error' : undefined })}
      price={(price, index) => ({
        ...numberProps(price),
        onInput: () => isWrong(index) && validate(),
        ...(isWrong(index) && {
          'aria-invalid': true,
          'aria-describedby': initial('priceProblem')[index]?.element.id,
        }),
      })}
      priceProblem={(problem, index) => ({ text: isWrong(index) ? messageOf(problem, prices[index]) : '' })}
    />
  );
});
