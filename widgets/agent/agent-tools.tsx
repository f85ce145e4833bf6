import { useEffect, useEffectEvent } from 'react';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { useAppDispatch } from '../../core/state/hooks';
import { registerTools } from './register-tools';
import { shownText } from './shown-text';

/** Responds to an agent's prevented submit: without a result, browsers treat it as an error of the page. */
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
  // The form's widget shows its messages in a later task.
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (form.querySelector('[aria-busy="true"]'));
  const problems = [...form.querySelectorAll('[data-part="problem"], [role="alert"]')].map((one) => shownText(one));
  const text = [...new Set(problems)].filter(Boolean).join(' ');
  return { content: [{ type: 'text', text }], ...(text && { isError: true }) };
}

/** Opens the `<details>` around a form that an agent fills in, for the shopper's check. */
function showFields(signal: AbortSignal): void {
  // An agent may have filled in a form before. `:is` accepts pseudo-classes that a browser does not know.
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

/** Tools with which the shopper's agent shops on this page. */
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
