import { useRef, useState } from 'react';
import { followNatively, sendNatively } from '../../core/page/send-natively';
import { cartChanged } from '../../core/state/slices/cart-slice';
import { failureText, isChallenge, isRefusal, refuseFile, reportFailure } from '../../core/state/failures';
import { useAppDispatch } from '../../core/state/hooks';
import { useSlowNotice } from '../../core/state/ui/show-busy';

/** The state of a form whose request the shop may refuse. */
export interface Saving {
  readonly isSaving: boolean;
  /** The message about a failed save, in the shopper's language; `''` for none. */
  readonly problem: string;
  setProblem(problem: string): void;
  /** The message to show: the problem, or a notice while the shop takes long. */
  readonly message: string;
  /** The notice while the shop takes long; else `''`. */
  readonly notice: string;
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

/**
 * @param widget the name of the form's widget, for reports of errors that are not refusals of the shop
 * @param element the form or link that makes the change without scripts: after a challenge, the browser sends or follows it. Without
 *   one, the shopper gets a message. After another failure that is no refusal, it is not known whether the shop has saved the change, so
 *   the page asks for the cart again; not for the shipping method, whose message would leave the page with the quotes.
 */
export function useSaving(widget: string, element?: HTMLFormElement | HTMLAnchorElement): Saving {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  // A second press may come before the next render.
  const isRunning = useRef(false);
  const [problem, setProblem] = useState('');
  const notice = useSlowNotice(isSaving);
  const busy = isSaving || undefined;
  return {
    isSaving,
    problem,
    setProblem,
    notice,
    message: problem || notice,
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
        const isForm = element instanceof HTMLFormElement;
        if (isForm && refuseFile(error, element)) return '';
        if (!isRefusal(error)) reportFailure(widget, error);
        if (element && isChallenge(error)) await (isForm ? sendNatively(element) : followNatively(element.href));
        if (element && !isRefusal(error)) dispatch(cartChanged({}));
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
