import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { fillWords } from '../../../core/contract/fill-words';
import { afterParts } from '../../../core/markup/after-parts';
import type { PartProps } from '../../../core/markup/overrides';
import { announce } from '../../../core/state/ui/announce';
import { useAppDispatch } from '../../../core/state/hooks';
import { useProduct } from '../../../core/state/product/use-product';
import { useProblems, type Field } from './form-problems';
import { readAvailability, soldOutNote } from './option-availability';
import { sendChange, withdrawHiddenChoices } from './option-choices';
import { daysOf, withdrawMissingDay } from './option-date';
import { checkFileSize, optionProblem } from './option-problem';
import { readOptionParts } from './option-parts';
import { useClearing } from './use-clearing';

const contract = defineContract({
  name: 'product-options',
  words: {
    soldOut: required('what is written in parentheses behind a value that is out of stock'),
    cleared: optional('what screen readers hear when a choice is taken back, with [option] for its name'),
  },
  parts: {
    option: required('the element around one option, with data-product-attribute'),
    value: optional('the label, list item or <option> of one value, with data-product-attribute-value'),
    choice: optional('the radio button of one value'),
    note: optional('where the label of a value says that it is out of stock'),
    field: optional('any other control of an option'),
    day: optional('one day of a date, an <option>'),
    chosen: optional('where an option shows the name of its chosen value'),
    clear: optional('the button that takes back the choice of an option'),
    problem: optional('where an option says what is wrong with it'),
  },
});

/** The options of a product: each choice asks the store what it means, and shows what can still be chosen. */
export const productOptions = defineWidget(
  contract,
  function ProductOptions({ slot, initial, Markup, soldOut, cleared }) {
    const { entry, start, choose } = useProduct(slot);
    const dispatch = useAppDispatch();
    const [parts] = useState(() => readOptionParts(initial));
    const [, look] = useReducer((looks: number) => looks + 1, 0);
    const [faulted, setFaulted] = useState<ReadonlySet<Element>>(new Set());
    const touched = useRef<Element | null>(null);

    const availability = readAvailability(entry.attributes);
    const note = soldOutNote(entry.attributes, soldOut);
    const chosenIds = parts.chosenIds();
    // A choice that may not be made any more is seen until it is taken back.
    const isHidden = (valueId: string) => availability(valueId) === 'hidden' && !chosenIds.has(valueId);
    const noteOf = (valueId: string) => (availability(valueId) === 'labelled' ? note : '');
    const labelOf = (valueId: string) => [parts.labelOf(valueId), noteOf(valueId)].filter(Boolean).join(' ');

    const fault = (option: Element) => setFaulted((known) => new Set(known).add(option));
    const problemOf = (option: Element) =>
      faulted.has(option) ? optionProblem(option, parts.missingWords(option)) : '';
    const invalid = (option: Element, describedBy: unknown): PartProps =>
      problemOf(option)
        ? { 'aria-invalid': true, 'aria-describedby': [describedBy, parts.problemId(option)].filter(Boolean).join(' ') }
        : {};

    const clearing = useClearing(slot, (radio) => {
      const option = parts.optionAround(radio);
      dispatch(announce(fillWords(cleared, { option: option ? parts.nameOf(option) : '' })));
    });
    const change = (event: Event) => {
      const field = event.target as HTMLInputElement;
      const option = parts.optionAround(field);
      touched.current = field;
      if (option) withdrawMissingDay(option);
      // What a file holds changes no price: the store is not asked. Its size is known at once.
      if (field.type !== 'file') void choose();
      else if (!checkFileSize(field) && option) fault(option);
      look();
    };

    useEffect(() => void start(), [start]);
    useLayoutEffect(() => {
      const withdrawn = withdrawHiddenChoices(parts.controls, readAvailability(entry.attributes), touched.current);
      // The page's other scripts and the store hear of it once everything shows the new choice.
      if (withdrawn) afterParts(() => sendChange(withdrawn));
    }, [entry.attributes, parts]);
    useProblems(slot, (field) => {
      const option = parts.optionAround(field);
      if (option) fault(option);
      return option !== null;
    });

    return (
      <Markup
        slot={{ ...clearing.listeners, onChange: change, onInput: look, 'aria-busy': entry.choosing || undefined }}
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
        field={(field) =>
          (field.element as Field).validity.valid
            ? {}
            : invalid(parts.optionAround(field.element) ?? field.element, field['aria-describedby'])
        }
        day={(day) => (Number(day.value) > daysOf(parts.optionOf(day)) ? null : {})}
        chosen={(chosen) => ({ text: labelOf(parts.chosenIn(parts.optionOf(chosen))?.value ?? '') })}
        clear={(button) => {
          const radio = parts.chosenIn(parts.optionOf(button));
          return { hidden: !radio, onClick: () => radio && takeBack(radio) };
        }}
        problem={(place) => ({ text: problemOf(parts.optionOf(place)) })}
      />
    );

    function takeBack(radio: HTMLInputElement) {
      // The button is about to go: the focus would go with it.
      radio.focus();
      clearing.clear(radio);
    }
  },
);
