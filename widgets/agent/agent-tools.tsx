import { useEffect, useEffectEvent } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useAppDispatch } from '../../core/state/hooks';
import { answerSubmits } from './answer-submits';
import { registerTools } from './register-tools';
import { showFields } from './show-fields';

const contract = defineContract({
  name: 'agent-tools',
  moment: 'idle',
  words: {
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
export const agentTools = defineWidget(contract, function AgentTools({ initial, Markup: _, slot: __, ...words }) {
  const dispatch = useAppDispatch();
  const register = useEffectEvent((signal: AbortSignal) => {
    const { modelContext } = document;
    if (!modelContext) return;
    const named = initial('tool').map(({ element, text }) => [element.dataset.name ?? '', text.trim()] as const);
    registerTools(modelContext, new Map(named), { dispatch, words }, signal);
    showFields(signal);
    answerSubmits(signal);
  });
  useEffect(() => {
    const ending = new AbortController();
    register(ending.signal);
    return () => ending.abort();
  }, []);
  return null;
});
