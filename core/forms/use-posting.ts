import { useEffect, useState } from 'react';
import { storeDraft } from '../storage/stored-draft';
import { serializeDraft } from './form-draft';
import { unclobbered } from '../dom/unclobbered';

/** How long a posted form can't be posted again, in milliseconds; the same as the time limit of a call. */
const TIME_LIMIT = 30_000;

/** Whether a form is being sent to the shop. */
interface Posting {
  readonly isOn: () => boolean;
  /** Call it with a `submit` event that nothing has prevented so far. */
  readonly follow: (event: SubmitEvent) => void;
}

/**
 * Lets the shopper post a form only once. Until the next page loads, the pressed button is `aria-busy`, and another press
 * does nothing. The form can be posted again when the navigation fails, when the browser restores this page from its
 * back/forward cache, or after a time limit. The values are kept for the next page, in case the shop refuses the form.
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
    // The event means that the shopper stopped the navigation, or that the value is a download. Not all browsers have it.
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
      // Later listeners may still prevent the submit. Browsers fire `formdata` when they send the form.
      unclobbered(form, 'addEventListener')('formdata', leave, { once: true });
    },
  };
}
