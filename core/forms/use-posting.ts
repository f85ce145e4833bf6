import { useEffect, useState } from 'react';
import { unclobbered } from '../dom/unclobbered';
import { storeDraft } from '../storage/stored-draft';
import { serializeDraft } from './form-draft';

/** Milliseconds; the same as a request's timeout. */
const TIME_LIMIT = 30_000;

interface Posting {
  readonly isOn: () => boolean;
  readonly follow: (event: SubmitEvent) => void;
}

/**
 * Posts a form once: until the navigation fails, the page returns from the back/forward cache, or a timeout. Stores a
 * draft in case of a refusal.
 */
export function usePosting(form: HTMLFormElement): Posting {
  const [{ end, ...posting }] = useState(() => makePosting(form));
  useEffect(() => end, [end]);
  return posting;
}

function makePosting(form: HTMLFormElement): Posting & { readonly end: () => void } {
  let sending: AbortController | undefined;
  const end = () => {
    sending?.abort();
    sending = undefined;
  };
  const begin = (button: HTMLElement | null) => {
    const { signal } = (sending = new AbortController());
    const timer = setTimeout(end, TIME_LIMIT);
    button?.setAttribute('aria-busy', 'true');
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      button?.removeAttribute('aria-busy');
    });
    window.addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal });
    // The navigation was stopped, or the response is a download.
    window.navigation?.addEventListener('navigateerror', end, { signal });
  };
  return {
    end,
    isOn: () => sending !== undefined,
    follow(event) {
      const { submitter } = event;
      const attribute = (name: string) =>
        submitter?.getAttribute(`form${name}`) ?? unclobbered(form, 'getAttribute')(name) ?? '';
      if (event.defaultPrevented || !/^post$/i.test(attribute('method')) || attribute('target')) return;
      const leave = () => {
        storeDraft(serializeDraft(form));
        if (!event.defaultPrevented) begin(submitter);
      };
      // Browsers fire `formdata` when they send the form; a listener may still prevent it.
      unclobbered(form, 'addEventListener')('formdata', leave, { once: true });
    },
  };
}
