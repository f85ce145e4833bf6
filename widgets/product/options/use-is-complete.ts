import { useEffect, useState } from 'react';
import type { Field } from '../../../core/forms/field';
import { unhidden } from '../../../core/page/unhidden';

const isComplete = (form: HTMLFormElement): boolean =>
  [...unhidden(form, 'elements')].every((field) => (field as Field).validity?.valid !== false);

/** Whether every field of a form is valid. It only reads `validity`, so no field gets an `invalid` event. */
export function useIsComplete(form: HTMLFormElement): boolean {
  const [complete, setComplete] = useState(() => isComplete(form));
  useEffect(() => {
    // In the capture phase, because a slot inside may stop the event. The timer reads the fields after all listeners,
    // because one of a slot inside may make a field invalid.
    const update = () => void setTimeout(() => setComplete(isComplete(form)));
    const types = ['input', 'change', 'reset'];
    for (const type of types) unhidden(form, 'addEventListener')(type, update, true);
    return () => {
      for (const type of types) unhidden(form, 'removeEventListener')(type, update, true);
    };
  }, [form]);
  return complete;
}
