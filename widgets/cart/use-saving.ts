import { useRef, useState } from 'react';
import { failureText } from '../../core/state/failure-text';
import { isRefusal } from '../../core/state/is-refusal';
import { reportFailure } from '../../core/state/report-failure';

/** A form whose button asks the store for something that it may refuse. */
export interface Saving {
  readonly isSaving: boolean;
  /** What went wrong, in the shopper's words; `''` when nothing did. */
  readonly problem: string;
  setProblem(problem: string): void;
  /**
   * Does it, unless it is being done already. A disabled button would lose the focus: a second press is ignored.
   *
   * @param done what follows when the store has taken it
   * @returns what went wrong, in the shopper's words; `''` when nothing did
   */
  save(work: () => Promise<void>, done?: () => void): Promise<string>;
  /** What is to be said of the button. */
  readonly button: { readonly 'aria-busy': true | undefined; readonly 'aria-disabled': true | undefined };
}

/** @param widget whose form it is, for reports of what was no refusal */
export function useSaving(widget: string): Saving {
  const [isSaving, setSaving] = useState(false);
  // A second press may come before anything is rendered.
  const isTaken = useRef(false);
  const [problem, setProblem] = useState('');
  const busy = isSaving || undefined;
  return {
    isSaving,
    problem,
    setProblem,
    button: { 'aria-busy': busy, 'aria-disabled': busy },
    async save(work, done = () => undefined) {
      if (isTaken.current) return '';
      isTaken.current = true;
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
        isTaken.current = false;
        setSaving(false);
      }
    },
  };
}
