import { useEffect, useState } from 'react';
import { leaveAnswers } from '../page/left-answers';
import { keepAnswers } from './kept-answers';

/** How long a form that was posted can't be posted again, in milliseconds: as long as a call may take. */
const PATIENCE = 30_000;

/** A form on its way to the store. */
interface Posting {
  readonly isOn: () => boolean;
  /** Hears of a submit that nothing spoke against so far. */
  readonly follow: (event: SubmitEvent) => void;
}

/**
 * Lets a form be posted once: until the next page is there the pressed button is busy, and pressing again does
 * nothing. It can be posted again when the browser gives up, brings this page back from its cache, or waits too long.
 * What was typed is left for the next page, should the store refuse it.
 */
export function usePosting(form: HTMLFormElement): Posting {
  const [{ end, ...posting }] = useState(() => makePosting(form));
  useEffect(() => end, [end]);
  return posting;
}

function makePosting(form: HTMLFormElement): Posting & { readonly end: () => void } {
  let way: AbortController | undefined;
  const end = () => {
    way?.abort();
    way = undefined;
  };
  const begin = (button: HTMLElement | null) => {
    const { signal } = (way = new AbortController());
    const timer = setTimeout(end, PATIENCE);
    button?.setAttribute('aria-busy', 'true');
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      button?.removeAttribute('aria-busy');
    });
    window.addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal });
    // Stopped by the shopper, or answered by what is no page. Not every browser tells.
    window.navigation?.addEventListener('navigateerror', end, { signal });
  };
  return {
    end,
    isOn: () => way !== undefined,
    follow(event) {
      const { submitter } = event;
      const said = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
      if (event.defaultPrevented || !/^post$/i.test(said('method')) || said('target')) return;
      const leave = () => {
        leaveAnswers(keepAnswers(form));
        if (!event.defaultPrevented) begin(submitter);
      };
      // Others who hear of the submit may prevent it yet; a form that really goes collects its data.
      form.addEventListener('formdata', leave, { once: true });
    },
  };
}
