import { shownText } from './shown-text';

/**
 * Answers an agent that has submitted a form, if a script has prevented the submit. The answer waits while a control in the form is
 * busy, and contains the form's error messages, if any. Without an answer, a browser treats a prevented submit as an error of the
 * page. Any other submit loads a page, which is its answer.
 * @param signal stops listening
 */
export function answerSubmits(signal: AbortSignal): void {
  addEventListener(
    'submit',
    (event) => {
      if (!event.agentInvoked || !event.defaultPrevented) return;
      event.respondWith?.(readProblems(event.target as HTMLFormElement));
    },
    { signal },
  );
}

async function readProblems(form: HTMLFormElement): Promise<object> {
  // The form's widget shows its messages in a later task, or when the shop has answered its request.
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (form.querySelector('[aria-busy="true"]'));
  const problems = [...form.querySelectorAll('[data-part="problem"], [role="alert"]')].map((one) => shownText(one));
  const text = [...new Set(problems)].filter(Boolean).join(' ');
  return { content: [{ type: 'text', text }], ...(text && { isError: true }) };
}
