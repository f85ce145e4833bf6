import { useRef, useState } from 'react';
import { failureText } from '../../core/state/failure-text';
import { isRefusal } from '../../core/state/is-refusal';
import { reportFailure } from '../../core/state/report-failure';

/** The state of a form whose request the shop may refuse. */
export interface Saving {
  readonly isSaving: boolean;
  /** The message about a failed save, in the shopper's language; `''` for none. */
  readonly problem: string;
  setProblem(problem: string): void;
  /**
   * Runs the work. A second press is ignored while it runs. (The button is not disabled: it would lose the focus.)
   *
   * @param done called after the work has succeeded
   * @returns the message about a failure, in the shopper's language; `''` for none
   */
  save(work: () => Promise<void>, done?: () => void): Promise<string>;
  /** The overrides of the button. */
  readonly button: { readonly 'aria-busy': true | undefined; readonly 'aria-disabled': true | undefined };
}

/** @param widget the name of the form's widget, for reports of errors that are not refusals of the shop */
export function useSaving(widget: string): Saving {
  const [isSaving, setSaving] = useState(false);
  // A second press may come before the next render.
  const isRunning = useRef(false);
  const [problem, setProblem] = useState('');
  const busy = isSaving || undefined;
  return {
    isSaving,
    problem,
    setProblem,
    button: { 'aria-busy': busy, 'aria-disabled': busy },
    async save(work, done = () => undefined) {
      if (isRunning.current) return '';
      isRunning.current = true;
      setSaving(true);
      setProblem('');
      try {
        await work();
        done();
        return '';
      } catch (error) {
        if (!isRefusal(error)) reportFailure(widget, error);
        const text = failureText(error);
        setProblem(text);
        return text;
      } finally {
        isRunning.current = false;
        setSaving(false);
      }
    },
  };
}
