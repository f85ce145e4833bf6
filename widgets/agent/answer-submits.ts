import { shownText } from './shown-text';

/**
 * Answers the agent that has filled in a form whose submit a script has prevented: with the problems that the form shows, if any.
 * A browser treats a prevented submit without an answer as an error of the page. Other submits load a page, which is the answer.
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
  // The form's widget shows its messages in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  const problems = [...form.querySelectorAll('[data-part="problem"], [role="alert"]')].map((one) => shownText(one));
  const text = [...new Set(problems)].filter(Boolean).join(' ');
  return { content: [{ type: 'text', text }], ...(text && { isError: true }) };
}
