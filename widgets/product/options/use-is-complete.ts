import { useEffect, useState } from 'react';

const isComplete = (form: HTMLFormElement): boolean =>
  [...form.elements].every((field) => (field as HTMLInputElement).validity?.valid !== false);

/** Whether every field of a form is as it should be; nothing is said of those that are not. */
export function useIsComplete(form: HTMLFormElement): boolean {
  const [complete, setComplete] = useState(() => isComplete(form));
  useEffect(() => {
    const look = () => setComplete(isComplete(form));
    const types = ['input', 'change', 'reset'];
    for (const type of types) form.addEventListener(type, look);
    return () => {
      for (const type of types) form.removeEventListener(type, look);
    };
  }, [form]);
  return complete;
}
