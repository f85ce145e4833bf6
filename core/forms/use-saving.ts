import { useRef, useState } from 'react';
import { followNatively, sendNatively } from '../page/send-natively';
import { failureText, isChallenge, isRefusal, refuseFile, reportFailure } from '../state/failures';
import { useAppDispatch } from '../state/hooks';
import { cartChanged } from '../state/slices/cart-slice';
import { useSlowNotice } from '../state/ui/show-busy';

export interface Saving {
  readonly isSaving: boolean;
  /** For the shopper; `''` for none. */
  readonly problem: string;
  setProblem(problem: string): void;
  /** The problem, else the notice. */
  readonly message: string;
  /** Shown while the shop is slow. */
  readonly notice: string;
  /**
   * Ignores a second press. (A disabled button would lose the focus.)
   *
   * @returns the problem, or `''`
   */
  save(work: () => Promise<void>, done?: () => void): Promise<string>;
  readonly button: { readonly 'aria-busy': true | undefined; readonly 'aria-disabled': true | undefined };
}

/**
 * Saves a form or a cart line, with a busy button and a message.
 *
 * @param widget named in reports
 * @param element sent natively after a challenge. After an unknown outcome the cart is requested again: forms outside
 * the cart pass none, nor do shipping methods, whose message would leave with the quotes.
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
