import { shownText } from './shown-text';
import { useEffect, useEffectEvent } from 'react';
import { defineContract, required, defineWidget } from '../../core/contract/define-widget';
import { useAppDispatch } from '../../core/state/hooks';
import { registerTools } from './register-tools';

/**
 * Answers an agent that has submitted a form, if a script has prevented the submit. The result waits while a control in the form is
 * busy, and contains the form's error messages, if any. Without a result, a browser treats a prevented submit as an error of the
 * page. Any other submit loads a page, which is its result.
 * @param signal stops listening
 */
function respondToSubmits(signal: AbortSignal): void {
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
  // The form's widget shows its messages in a later task, or when the shop has responded to its request.
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (form.querySelector('[aria-busy="true"]'));
  const problems = [...form.querySelectorAll('[data-part="problem"], [role="alert"]')].map((one) => shownText(one));
  const text = [...new Set(problems)].filter(Boolean).join(' ');
  return { content: [{ type: 'text', text }], ...(text && { isError: true }) };
}

/**
 * Opens the closed `<details>` around a form that an agent fills in, because the shopper checks the form and presses its button.
 * @param signal stops listening
 */
function showFields(signal: AbortSignal): void {
  // An agent may have filled in a form before this code was loaded. `:is` accepts pseudo-classes that a browser does not know.
  for (const form of document.querySelectorAll('form:is(:tool-form-active)')) openAround(form);
  addEventListener('input', ({ target }) => openAround(target as Element), { signal });
}

function openAround(element: Element): void {
  const details = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!details) return;
  details.open = true;
  openAround(details);
}

const contract = defineContract({
  name: 'agent-tools',
  moment: 'idle',
  messages: {
    query: required('the description of the parameter "query": the words to search for'),
    product: required(`the description of the parameter "product": the product's id`),
    options: required('the description of the parameter "options": the options and their values'),
    quantity: required('the description of the parameter "quantity"'),
    line: required('the description of the parameter "line": the id of a line of the cart'),
    added: required('the announcement that a product is in the cart'),
    changed: required('the announcement of a changed line, with [name] and [quantity]'),
    removed: required('the announcement of a removed line, with [name]'),
  },
  parts: {
    tool: required('an element for each tool: data-name has its name, the text is its description'),
  },
});

/** Tools with which the shopper's agent shops on this page. They are removed with the slot. */
export const agentTools = defineWidget(contract, function AgentTools({ initial, Markup: _, slot: __, ...messages }) {
  const dispatch = useAppDispatch();
  const register = useEffectEvent((signal: AbortSignal) => {
    const { modelContext } = document;
    if (!modelContext) return;
    const named = initial('tool').map(({ element, text }) => [element.dataset.name ?? '', text.trim()] as const);
    registerTools(modelContext, new Map(named), { dispatch, messages }, signal);
    showFields(signal);
    respondToSubmits(signal);
  });
  useEffect(() => {
    const ending = new AbortController();
    register(ending.signal);
    return () => ending.abort();
  }, []);
  return null;
});
