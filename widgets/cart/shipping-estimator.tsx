import { useEffect, useRef, useState } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { askStore } from '../../core/store/ask-store';
import { selectCart } from '../../core/store/cart-slice';
import { failureText } from '../../core/store/failure-text';
import { useAppDispatch, useAppSelector } from '../../core/store/hooks';
import { reportFailure } from '../../core/store/report-failure';
import { useStates } from './use-states';

const contract = defineContract({
  name: 'shipping-estimator',
  words: {
    countryMissing: required('what is said when no country was chosen'),
    stateMissing: required('what is said when no state was chosen'),
    statesFailed: required("what is said when a country's states could not be had"),
  },
  parts: {
    form: required('the form'),
    country: required('the drop-down list of countries'),
    stateChoice: required('the fieldset around the list of states'),
    stateList: required('the list of states'),
    stateText: required('the fieldset around the text field for a state'),
    countryError: required('the element that says what is wrong with the country'),
    stateError: required('the element that says what is wrong with the state'),
    submit: required('the button that asks for quotes'),
    quotes: required('the element that takes the quotes (cart/shipping-quotes)'),
    error: required('the element that says why there are none'),
  },
});

/** What shipping the cart to a place would cost. */
export const shippingEstimator = defineWidget(contract, function ShippingEstimator({ own, Markup, ...words }) {
  const dispatch = useAppDispatch();
  const { changes } = useAppSelector(selectCart);
  const list = own('country')[0]?.element as HTMLSelectElement;
  const stateList = own('stateList')[0]?.element as HTMLSelectElement;
  const [printed] = useState(() => [...list.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');
  const [country, setCountry] = useState(list.value);
  const { states, isPrinted, isLoading, hasFailed } = useStates(country, printed);
  const [missing, setMissing] = useState({ country: false, state: false });
  const [answer, setAnswer] = useState<{ html: string; problem: string; changes: number } | null>(null);
  const question = useRef<AbortController>(null);
  const [isAsking, setAsking] = useState(false);

  const hasList = isPrinted ? !own('stateChoice')[0]?.['hidden'] : (states?.states.length ?? 0) > 0;
  const needsState = hasList && states?.requiresSubdivision !== false;

  const ask = async () => {
    const form = list.form;
    if (!form || isLoading) return;
    const fields = new FormData(form);
    const field = (name: string) => String(fields.get(`shipping-${name}`) ?? '').trim();
    const lacks = { country: !field('country'), state: needsState && !field('state') };
    setMissing(lacks);
    setAnswer(null);
    if (lacks.country || lacks.state) return (lacks.country ? list : stateList).focus();

    question.current?.abort();
    const unwanted = (question.current = new AbortController());
    setAsking(true);
    const place = { country_id: field('country'), state_id: field('state'), city: field('city'), zip_code: field('zip') };
    let html = '';
    let problem = '';
    try {
      html = (await dispatch(askStore((api) => api.shipping.quotes(place, { signal: unwanted.signal })))).content;
    } catch (error) {
      if (!unwanted.signal.aborted) reportFailure('shipping quotes', error);
      problem = failureText(error);
    }
    if (unwanted.signal.aborted) return;
    setAsking(false);
    setAnswer({ html, problem, changes });
  };

  // Quotes are for the cart as it was: when it has changed they say nothing any more.
  const isOld = answer !== null && answer.changes !== changes;
  useEffect(() => {
    question.current?.abort();
    setAsking(false);
  }, [changes]);
  useEffect(() => {
    if (!isOld) return;
    const quotes = own('quotes')[0]?.element;
    if (quotes?.contains(document.activeElement)) own('submit')[0]?.element.focus();
    setAnswer(null);
  }, [isOld, own]);

  return (
    <Markup
      form={{
        noValidate: true,
        'aria-busy': isAsking || undefined,
        onSubmit: (event) => {
          event.preventDefault();
          void ask();
        },
      }}
      country={{
        onChange: () => {
          setCountry(list.value);
          setMissing({ country: false, state: false });
          setAnswer(null);
        },
        'aria-invalid': missing.country || undefined,
      }}
      countryError={{ text: missing.country ? words.countryMissing : '' }}
      stateChoice={{ hidden: !hasList, disabled: !hasList }}
      stateText={{ hidden: hasList, disabled: hasList }}
      stateList={{
        'aria-invalid': missing.state || undefined,
        'aria-busy': isLoading || undefined,
        ...(hasList && states && { children: optionsOf(states, stateList.options[0]?.text ?? '') }),
      }}
      stateError={{ text: missing.state ? words.stateMissing : hasFailed ? words.statesFailed : '' }}
      submit={{ 'aria-busy': isAsking || undefined, 'aria-disabled': isAsking || isLoading || undefined }}
      quotes={answer ? { html: answer.html } : {}}
      error={{ text: answer?.problem ?? '' }}
    />
  );
});

/** Only the store knows a country's states. */
function optionsOf({ prefix, states }: NonNullable<ReturnType<typeof useStates>['states']>, printedPrefix: string) {
  return [
    <option key="" value="">
      {prefix || printedPrefix}
    </option>,
    ...states.map(({ id, name, label }) => (
      <option key={id} value={id}>
        {label || name}
      </option>
    )),
  ];
}
