import { JSDOM } from 'jsdom';
import type { Contract } from '../../../core/contract/define-widget';
import { readContract } from '../../../core/contract/read-contract';
import { renderExample } from './render-example';

// Node has no DOM, and core reads the properties of a form from this class.
globalThis.HTMLFormElement ??= new JSDOM().window.HTMLFormElement;

/** Renders the examples of a partial and checks the result against the contract. */
export async function exampleProblems(contract: Contract, examples: readonly string[]): Promise<string[]> {
  const problems = await Promise.all(
    examples.map(async (example) => {
      const html = await renderExample(example);
      const slots = JSDOM.fragment(html).querySelectorAll<HTMLElement>(`[data-widget="${contract.name}"]`);
      if (slots.length === 0) return [`${example} prints no slot`];
      return [...slots].flatMap((slot) => readContract(slot, contract).problems);
    }),
  );
  return problems.flat();
}
