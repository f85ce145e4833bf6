import { useEffect, useRef } from 'react';
import { cameBack } from './came-back';
import { shopErrors } from '../page/shop-errors';
import { useAppDispatch } from '../state/hooks';
import type { AppThunk } from '../state/make-store';
import { giveBack, readKept, type KeptAnswer } from './kept-answers';

/**
 * Puts the answers back into a form: after the shop refused it, or after the shopper sent it and returned by *Back*. The
 * platform prints most refused forms empty (decision 34).
 *
 * @param wasRefused whether the form contains the shop's reason for the refusal
 * @returns a function to call when the options of a list have changed: it puts back the answers that waited for them
 */
export function useKeptAnswers(form: HTMLFormElement, wasRefused: boolean): () => void {
  const dispatch = useAppDispatch();
  const waiting = useRef<readonly KeptAnswer[]>([]);
  useEffect(() => {
    waiting.current = giveBack(form, dispatch(takeKept(form, wasRefused)));
  }, [dispatch, form, wasRefused]);
  return () => {
    waiting.current = giveBack(form, waiting.current);
  };
}

/** Whether the page shows an error message of the shop. */
const isPageRefusing = () => shopErrors(document).length > 0;

const takeKept =
  (form: HTMLFormElement, wasRefused: boolean): AppThunk<readonly KeptAnswer[]> =>
  (_dispatch, _getState, services) => {
    const [page = '', answers = []] = readKept(services.leftAnswers, form) ?? [];
    if (page) services.leftAnswers = '';
    // If this page shows no error, or the shopper comes from another page, this page does not answer the sent form.
    const isAnswer = page.startsWith(document.referrer) && (wasRefused || isPageRefusing());
    return isAnswer || (page === window.location.href && cameBack()) ? answers : [];
  };
