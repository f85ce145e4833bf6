import { useEffect, useState } from 'react';
import type { Field } from '../../../core/forms/field';
import { unhidden } from '../../../core/page/unhidden';

const isComplete = (form: HTMLFormElement): boolean =>
  [...unhidden(form, 'elements')].every((field) => (field as Field).validity?.valid !== false);

/** Whether every field of a form is valid. It only reads `validity`, so no field gets an `invalid` event. */
export function useIsComplete(form: HTMLFormElement): boolean {
  const [complete, setComplete] = useState(() => isComplete(form));
  useEffect(() => {
    // The listeners run in the capture phase, because a nested slot may stop the event. The timer reads the fields after all
    // listeners have run, because a listener of a nested slot may make a field invalid.
    const update = () => void setTimeout(() => setComplete(isComplete(form)));
    const types = ['input', 'change', 'reset'];
    for (const type of types) unhidden(form, 'addEventListener')(type, update, true);
    return () => {
      for (const type of types) unhidden(form, 'removeEventListener')(type, update, true);
    };
  }, [form]);
  return complete;
}
