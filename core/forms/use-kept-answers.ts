import { useEffect, useRef } from 'react';
import { cameBack } from './came-back';
import { useAppDispatch } from '../state/hooks';
import type { AppThunk } from '../state/make-store';
import { giveBack, readKept, type KeptAnswer } from './kept-answers';

/**
 * Gives a form back what was typed into it before it was sent, where the store refused it, or never answered and the
 * shopper went back. Most forms of the platform come again empty.
 *
 * @param wasRefused whether the form says why the store refused it
 * @returns gives back what had to wait for a list
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

/** Whether the store says above the page that it did not do what it was asked for. */
const isPageRefusing = () => document.querySelector('[data-store-says="error"]') !== null;

const takeKept =
  (form: HTMLFormElement, wasRefused: boolean): AppThunk<readonly KeptAnswer[]> =>
  (_dispatch, _getState, backstage) => {
    const [page = '', answers = []] = readKept(backstage.leftAnswers, form) ?? [];
    if (page) backstage.leftAnswers = '';
    // An accepted form may be on the next page, too; and somebody may have come here another way since.
    const isAnswer = page.startsWith(document.referrer) && (wasRefused || isPageRefusing());
    return isAnswer || (page === window.location.href && cameBack()) ? answers : [];
  };
