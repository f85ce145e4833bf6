import { useEffect, useState } from 'react';
import type { Field } from '../../../core/forms/field';
import { unhidden } from '../../../core/page/unhidden';

const isComplete = (form: HTMLFormElement): boolean =>
  [...unhidden(form, 'elements')].every((field) => (field as Field).validity?.valid !== false);

/** Whether every field of a form is valid. It asks silently: no field gets an `invalid` event. */
export function useIsComplete(form: HTMLFormElement): boolean {
  const [complete, setComplete] = useState(() => isComplete(form));
  useEffect(() => {
    // On their way down, because a slot inside may keep them, and asked afterwards: the slot may find a field wrong.
    const update = () => void setTimeout(() => setComplete(isComplete(form)));
    const types = ['input', 'change', 'reset'];
    for (const type of types) unhidden(form, 'addEventListener')(type, update, true);
    return () => {
      for (const type of types) unhidden(form, 'removeEventListener')(type, update, true);
    };
  }, [form]);
  return complete;
}
