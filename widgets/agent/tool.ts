import type { AppDispatch } from '../../core/state/make-store';

/** The texts for the agent and for screen readers, which the template prints. */
export interface ToolWords {
  readonly query: string;
  readonly product: string;
  readonly options: string;
  readonly quantity: string;
  readonly line: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
}

/** What a tool can use when it runs. */
export interface ToolServices {
  readonly dispatch: AppDispatch;
  readonly words: ToolWords;
  /** Aborted when the agent no longer needs the answer. A write that was sent is not taken back. */
  readonly signal: AbortSignal;
}

/** The parameters that a tool can have. */
export type Parameter = 'query' | 'product' | 'options' | 'quantity' | 'line';

export interface Tool {
  /** The widget without which the page can't show what the tool does; without it the tool is not registered. */
  readonly needs: string;
  readonly takes: readonly Parameter[];
  /** The parameters that the agent must give. */
  readonly required?: readonly Parameter[];
  readonly reads?: true;
  run(input: Readonly<Record<string, unknown>>, services: ToolServices): Promise<object>;
}

/** A call that the agent has to change before it repeats it. The message is for the agent. */
export class Mistake extends Error {}
