import { useEffect, useMemo, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { findState, initialStates, stateOptions, useStates } from '../../core/forms/country-states';
import { failureText, reportFailure } from '../../core/state/failures';
import { useAppSelector, useLatestRequest } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { selectCart } from '../../core/state/slices/cart-slice';
import { useSlowNotice } from '../../core/state/ui/show-busy';

const contract = defineContract({
  name: 'shipping-estimator',
  moment: 'interaction',
  messages: {
    countryMissing: required('the message when no country was chosen'),
    stateMissing: required('the message when no state was chosen'),
    statesFailed: required('the message when the states of a country could not be loaded'),
  },
  parts: {
    form: required('the form', 'form'),
    field: optional('the element around the country, and the one around the state'),
    country: required('the drop-down list of countries', 'select'),
    stateChoice: required('the fieldset around the list of states', 'fieldset'),
    stateList: required('the list of states', 'select'),
    stateText: required('the fieldset around the text field for a state', 'fieldset'),
    countryError: required('the element that says what is wrong with the country'),
    stateError: required('the element that says what is wrong with the state'),
    submit: required('the button that asks for quotes'),
    quotes: required('the element for the quotes (cart/shipping-quotes)'),
    error: required('the element that says why there are no quotes'),
  },
});

/** Requests shipping costs for an address. */
export const shippingEstimator = defineWidget(contract, function ShippingEstimator({ initial, Markup, ...messages }) {
  const { changes } = useAppSelector(selectCart);
  const list = initial('country')[0].element;
  const stateList = initial('stateList')[0].element;
  const [rendered] = useState(() => [...list.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');
  const [{ stateFields, ofInitial }] = useState(() => ({
    stateFields: [stateList, ...initial('stateText')[0].element.querySelectorAll('input')],
    ofInitial: initialStates(stateList),
  }));
  const [initialPrefix] = useState(() => stateList.options[0]?.text ?? '');
  const [country, setCountry] = useState(list.value);
  const [isChanged, setChanged] = useState(list.value !== rendered);
  // The template has rendered the states of this country.
  const isInitial = country === rendered || !country;
  const result = useStates(isInitial ? '' : country);
  const isLoading = !isInitial && result?.country !== country;
  const states = isInitial || isLoading ? null : result?.states;
  const offered = isInitial ? ofInitial : states?.states;
  // The fields still contain what was filled in together with the country.
  const filled = useMemo(
    () => (isChanged && offered ? (findState(offered, stateFields)?.id ?? '') : undefined),
    [isChanged, offered, stateFields],
  );
  const hasFailed = !isInitial && !isLoading && !states;
  const [missing, setMissing] = useState({ country: false, state: false });
  const [quotes, setQuotes] = useState<{ html: string; problem: string; changes: number } | null>(null);
  const { isPending, send, abort } = useLatestRequest();
  const notice = useSlowNotice(isPending);

  const hasList = isInitial ? !initial('stateChoice')[0]['hidden'] : (states?.states.length ?? 0) > 0;
  const needsState = hasList && states?.requiresSubdivision !== false;

  const requestQuotes = async () => {
    const form = list.form;
    if (!form || isLoading) return;
    const fields = new FormData(form);
    const field = (name: string) => String(fields.get(`shipping-${name}`) ?? '').trim();
    const lacks = { country: !field('country'), state: needsState && !field('state') };
    setMissing(lacks);
    setQuotes(null);
    if (lacks.country || lacks.state) return (lacks.country ? list : stateList).focus();

    const place = {
      country_id: field('country'),
      state_id: field('state'),
      city: field('city'),
      zip_code: field('zip'),
    };
    let html = '';
    let problem = '';
    try {
      html = (await send((signal) => requestShop((api) => api.shipping.quotes(place, { signal })))).content;
    } catch (error) {
      reportFailure('shipping quotes', error);
      problem = failureText(error);
    }
    setQuotes({ html, problem, changes });
  };

  // Quotes are valid only for the cart of their request.
  const isOld = quotes !== null && quotes.changes !== changes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cart aborts the request for quotes.
  useEffect(() => abort, [changes, abort]);
  useEffect(() => {
    if (!isOld) return;
    const shown = initial('quotes')[0].element;
    if (shown.contains(document.activeElement)) initial('submit')[0].element.focus();
    setQuotes(null);
  }, [isOld, initial]);

  return (
    <Markup
      form={{
        noValidate: true,
        'aria-busy': isPending || undefined,
        onSubmit: (event) => {
          event.preventDefault();
          void requestQuotes();
        },
      }}
      field={({ element }) => {
        const isWrong = (missing.country && element.contains(list)) || (missing.state && element.contains(stateList));
        return { className: isWrong ? 'form-field--error' : undefined };
      }}
      country={{
        onChange: () => {
          setCountry(list.value);
          setChanged(true);
          setMissing({ country: false, state: false });
          abort();
          setQuotes(null);
        },
        'aria-invalid': missing.country || undefined,
      }}
      countryError={{ text: missing.country ? messages.countryMissing : '' }}
      stateChoice={{ hidden: !hasList, disabled: !hasList }}
      stateText={{ hidden: hasList, disabled: hasList }}
      stateList={{
        'aria-invalid': missing.state || undefined,
        'aria-busy': isLoading || undefined,
        ...(filled !== undefined && { value: filled }),
        ...(hasList && states && { children: stateOptions(states, 'id', initialPrefix) }),
      }}
      stateError={{ text: missing.state ? messages.stateMissing : hasFailed ? messages.statesFailed : '' }}
      submit={{ 'aria-busy': isPending || undefined, 'aria-disabled': isPending || isLoading || undefined }}
      quotes={quotes ? { html: quotes.html } : {}}
      error={{ text: quotes?.problem ?? notice }}
    />
  );
});
