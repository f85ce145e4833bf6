import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { sendChange } from '../../../core/dom/form-fields';
import type { Field } from '../../../core/forms/form-contract';
import { numberProps, sendPlainNumbers } from '../../../core/forms/number-field';
import type { PartProps } from '../../../core/markup/overrides';
import { useAppDispatch } from '../../../core/state/hooks';
import { readAvailability, soldOutNote } from '../../../core/state/product/option-availability';
import { useProduct } from '../../../core/state/product/use-product';
import { announce } from '../../../core/state/slices/ui-slice';
import { afterRender } from '../../../core/timing/wait';
import { checkLimit, daysOf, optionProblem, readOptionParts, withdrawMissingDay } from './option-parts';
import { useClearing, withdrawHiddenChoices } from './use-clearing';
import { useProblems } from './use-problems';

const contract = defineContract({
  name: 'product-options',
  moment: 'idle',
  messages: {
    soldOut: required('the note that a value is out of stock; the widget puts it in parentheses'),
    cleared: optional('the announcement of a cleared choice, with [option]'),
    unreadable: optional('the message about a chosen file that can’t be read any more, with [file]'),
  },
  parts: {
    option: required('the element around one option, with data-product-attribute'),
    value: optional('the element of one value, with data-product-attribute-value'),
    choice: optional('the radio button of one value', 'input'),
    note: optional('the note that a value is out of stock'),
    field: optional('any other control of an option', 'select', 'input', 'textarea'),
    day: optional('one day of a date', 'option'),
    chosen: optional('the name of the chosen value'),
    clear: optional('the button that clears the choice'),
    problem: optional('the error message of an option'),
  },
});

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, select, textarea');

/** Not changed letter by letter. */
const CHOICES = 'select, [type=radio], [type=checkbox]';

/** After each choice the shop responds with what changes and which values can still be chosen. */
export const productOptions = defineWidget(
  contract,
  function ProductOptions({ slot, initial, Markup, soldOut, cleared, unreadable }) {
    const { attributes, choosing, start, choose } = useProduct(slot, 'attributes', 'choosing');
    const dispatch = useAppDispatch();
    const [parts] = useState(() =>
      readOptionParts({
        choices: initial('choice'),
        fields: initial('field'),
        values: initial('value'),
        notes: initial('note'),
        problems: initial('problem'),
        others: [...initial('day'), ...initial('chosen'), ...initial('clear')],
      }),
    );
    // The state of the fields is in the DOM, so each change must render.
    const [, render] = useReducer((renders: number) => renders + 1, 0);
    /** With the name of an unreadable file, or `''`. */
    const [faulty, setFaulty] = useState<ReadonlyMap<Element, string>>(new Map());
    const lastChanged = useRef<Element | null>(null);

    const availability = readAvailability(attributes);
    const note = soldOutNote(attributes, soldOut);
    const chosenIds = parts.chosenIds();
    // A chosen value stays visible until it is withdrawn.
    const isHidden = (valueId: string) => availability(valueId) === 'hidden' && !chosenIds.has(valueId);
    const noteOf = (valueId: string) => (availability(valueId) === 'labelled' ? note : '');
    const labelOf = (valueId: string) => [parts.labelOf(valueId), noteOf(valueId)].filter(Boolean).join(' ');

    const markFaulty = (option: Element, file = '') => setFaulty((known) => new Map(known).set(option, file));
    const problemOf = (option: Element) => {
      const file = faulty.get(option);
      if (file === undefined) return '';
      return file ? fillMessage(unreadable, { file }) : optionProblem(option, (kind) => parts.messageOf(option, kind));
    };
    const invalid = (option: Element, describedBy: unknown): PartProps =>
      problemOf(option)
        ? { 'aria-invalid': true, 'aria-describedby': [describedBy, parts.problemId(option)].filter(Boolean).join(' ') }
        : {};

    const clearing = useClearing(slot, (radio) => {
      const option = parts.optionAround(radio);
      dispatch(announce(fillMessage(cleared, { option: option ? parts.nameOf(option) : '' })));
    });
    const check = (field: Field) => {
      const option = parts.optionAround(field);
      return checkLimit(field, option ? parts.messageOf(option, 'invalid') : '');
    };
    const change = (event: Event) => {
      const field = event.target;
      if (!isField(field)) return;
      const option = parts.optionAround(field);
      lastChanged.current = field;
      if (option) withdrawMissingDay(option);
      const isWrong = !check(field);
      // Another file has been chosen.
      if (option && (isWrong || faulty.get(option))) markFaulty(option);
      // A file changes no price.
      if (field.type !== 'file') void choose();
      render();
    };

    // A choice fires `change` right after `input`: one render is enough.
    const typed = ({ target }: Event) => {
      if (!isField(target) || target.matches(CHOICES)) return;
      check(target);
      render();
    };

    useEffect(() => void start(), [start]);
    useEffect(sendPlainNumbers, []);
    const checkEarly = useEffectEvent((field: Field) => {
      const option = parts.optionAround(field);
      if (!check(field) && option && field.type === 'file') markFaulty(option);
    });
    // Before the held press is repeated.
    useLayoutEffect(() => initial('field').forEach(({ element }) => checkEarly(element)), [initial]);
    useLayoutEffect(() => {
      const withdrawn = withdrawHiddenChoices(parts.controls, readAvailability(attributes), lastChanged.current);
      // Listeners must find the new choice on the page.
      if (withdrawn) afterRender(() => sendChange(withdrawn));
    }, [attributes, parts]);
    useProblems(slot, (field, file) => {
      const option = parts.optionAround(field);
      if (!option || (file && !unreadable)) return false;
      markFaulty(option, file);
      return true;
    });

    return (
      <Markup
        slot={{ ...clearing.listeners, onChange: change, onInput: typed, 'aria-busy': choosing || undefined }}
        option={(option) => ({
          className: problemOf(option.element) ? 'form-field--error' : undefined,
          ...(option['role'] === 'radiogroup' && invalid(option.element, option['aria-describedby'])),
        })}
        value={(value) => {
          const id = parts.valueIdOf(value);
          if (!(value.element instanceof HTMLOptionElement)) {
            return { hidden: isHidden(id), className: noteOf(id) ? 'unavailable' : undefined };
          }
          if (isHidden(id)) return null;
          return noteOf(id) ? { text: labelOf(id), 'data-label': parts.labelOf(id) } : {};
        }}
        choice={({ value }) => (isHidden(value) ? { disabled: true, hidden: true } : {})}
        note={(place) => ({ text: noteOf(parts.valueIdOf(place)) })}
        field={(field) => {
          const option = parts.optionAround(field.element) ?? field.element;
          const isWrong = !field.element.validity.valid || faulty.get(option);
          return { ...numberProps(field), ...(isWrong && invalid(option, field['aria-describedby'])) };
        }}
        day={(day) => (Number(day.value) > daysOf(parts.optionOf(day)) ? null : {})}
        chosen={(chosen) => ({ text: labelOf(parts.chosenIn(parts.optionOf(chosen))?.value ?? '') })}
        clear={(button) => {
          const radio = parts.chosenIn(parts.optionOf(button));
          return { hidden: !radio, onClick: () => radio && clearChoice(radio) };
        }}
        problem={(place) => ({ text: problemOf(parts.optionOf(place)) })}
      />
    );

    function clearChoice(radio: HTMLInputElement) {
      // The clear button is about to be hidden and would lose the focus.
      radio.focus();
      clearing.clear(radio);
    }
  },
);
