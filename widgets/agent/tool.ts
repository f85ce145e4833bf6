import { readQuantity } from '../../core/page/read-quantity';
import type { AppDispatch } from '../../core/state/make-store';

/** The schema of a tool's parameters: JSON Schema, as far as it is used here. */
interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** The result of a tool, in the format of the Model Context Protocol. */
export interface ToolResult {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  /** The text is an error message. A rejected promise is not used, because browsers replace its message. */
  readonly isError?: true;
}

/** A tool as `registerTool` takes it. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: true };
  execute(input: Readonly<Record<string, unknown>>, client?: { readonly signal?: AbortSignal }): Promise<ToolResult>;
}

/**
 * The registry of a page's tools for the shopper's agent. The signal removes a tool. If the page already has a tool of
 * this name, the promise rejects. Chromium 150 returns no promise and throws instead (observed).
 * Source: https://webmachinelearning.github.io/webmcp/
 */
export interface ModelContext {
  registerTool(tool: ModelTool, options: { readonly signal: AbortSignal }): Promise<void> | undefined;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
  interface SubmitEvent {
    /** Whether an agent has filled in the form. */
    readonly agentInvoked?: boolean;
    /** Sends the agent the result of a prevented submit. */
    respondWith?(result: Promise<unknown>): void;
  }
}

/** The texts for the agent and for screen readers, which the template renders. */
interface ToolMessages {
  readonly query: string;
  readonly product: string;
  readonly options: string;
  readonly quantity: string;
  readonly line: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
}

/** The services that a running tool can use. */
export interface ToolServices {
  readonly dispatch: AppDispatch;
  readonly messages: ToolMessages;
  /** Aborted when the agent no longer needs the result. A sent write is not undone. */
  readonly signal: AbortSignal;
}

/** The parameters that a tool can have. */
export type Parameter = 'query' | 'product' | 'options' | 'quantity' | 'line';

/** A tool for the shopper's agent, without its name and description, which the template has. */
export interface Tool {
  /** The tool is registered only on pages with a slot of this widget. If the tool has an effect, the widget shows it. */
  readonly needs: string;
  /** The parameters that the agent can pass. */
  readonly takes: readonly Parameter[];
  /** The parameters that the agent must pass. */
  readonly required?: readonly Parameter[];
  /** The tool changes nothing, so it can run beside other tools. */
  readonly reads?: true;
  /**
   * @param input the values by their parameters, as the agent has passed them: unchecked
   * @returns the result, which is sent as JSON
   * @throws {ToolInputError} if the agent must change the call
   */
  run(input: Readonly<Record<string, unknown>>, services: ToolServices): Promise<object>;
}

/** An invalid call, which the agent must change before it repeats it. The message is for the agent. */
export class ToolInputError extends Error {}

/**
 * Reads the parameter `quantity`: a whole number, or its digits as text. An empty text is refused: as 0 it would remove a
 * line.
 *
 * @throws {ToolInputError} if it is not a whole number of at least `least`
 */
export function givenQuantity(given: unknown, least: number): number {
  const quantity = readQuantity(given);
  if (quantity === null || quantity < least)
    throw new ToolInputError(`quantity must be a whole number of at least ${least}`);
  return quantity;
}
