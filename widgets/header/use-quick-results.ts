import { useEffect, useEffectEvent } from 'react';
import { emitStencilHook } from '../../core/events/emit-stencil-hook';
import { askShop } from '../../core/state/ask-shop';
import { reportFailure } from '../../core/state/report-failure';
import { useNewestAnswer } from '../../core/state/use-newest-answer';

/** The shop is not asked about a shorter term, unless it has a character of these scripts. */
const MIN_CHARACTERS = 3;
/**
 * Scripts in which a word has one or two characters, most of them without spaces between words. Of Hangul only whole syllables:
 * single letters are part of an unfinished one.
 */
const SHORT_WORDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}가-힣\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The shop's answer for a term. */
export interface QuickResults {
  readonly term: string;
  /** HTML that the shop rendered. */
  readonly html: string;
}

/** The text of the field as a term; empty if it is too short to be searched for. */
export const searchTerm = (text: string): string =>
  text.trim().length < MIN_CHARACTERS && !SHORT_WORDS.test(text) ? '' : text;

/**
 * Fetches the results for a term after the shopper has stopped typing. A new term aborts the request before it.
 * A failure is reported but not shown: the form still leads to the page of results.
 *
 * @param term an empty one only aborts the request before it
 * @param debounce milliseconds without typing before the request
 * @param settled called with each answer; with null when the request has failed
 * @returns whether a request is under way
 */
export function useQuickResults(
  term: string,
  debounce: number,
  settled: (results: QuickResults | null) => void,
): boolean {
  const { isAsking, ask, stop } = useNewestAnswer();

  const show = useEffectEvent(settled);
  useEffect(() => {
    if (!term) return;
    const trimmed = term.trim();
    const timer = setTimeout(() => {
      emitStencilHook('search-quick-remote', trimmed);
      ask((signal) => askShop((api) => api.search.quickResults(trimmed, { signal }))).then(
        (html) => show({ term: trimmed, html }),
        (error: unknown) => {
          reportFailure('quick search', error);
          show(null);
        },
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, debounce, stop, term]);

  return isAsking;
}
