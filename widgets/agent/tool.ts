import { readQuantity } from '../../core/page/read-quantity';
import type { AppDispatch } from '../../core/state/make-store';

/** A subset of JSON Schema. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** The result format of the Model Context Protocol. */
export interface ToolResult {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  /** The text is an error message: browsers replace that of a rejected promise. */
  readonly isError?: true;
}

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: true };
  execute(input: Readonly<Record<string, unknown>>, client?: { readonly signal?: AbortSignal }): Promise<ToolResult>;
}

/**
 * The promise rejects for a duplicate name; Chromium 150 throws instead (observed).
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
    readonly agentInvoked?: boolean;
    respondWith?(result: Promise<unknown>): void;
  }
}

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

export interface ToolServices {
  readonly dispatch: AppDispatch;
  readonly messages: ToolMessages;
  /** Aborted when the agent no longer waits. A sent write is not undone. */
  readonly signal: AbortSignal;
}

/** A tool; its description comes from the template. */
export interface Tool {
  /** Registered only on pages with this widget, which shows any effect. */
  readonly needs: string;
  input?(messages: ToolMessages): InputSchema['properties'];
  readonly required?: readonly string[];
  /** Changes nothing, so it can run beside others. */
  readonly reads?: true;
  /**
   * @param input unchecked
   * @throws {ToolInputError} if the agent must change the call
   */
  run(input: Readonly<Record<string, unknown>>, services: ToolServices): Promise<object>;
}

export const objectOf = (properties: InputSchema['properties'], required: readonly string[] = []): InputSchema => ({
  type: 'object',
  properties,
  required,
});
export const textOf = (description: string) => ({ type: 'string', description });
export const quantityOf = (description: string) => ({ type: 'integer', description });

export const propertyOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given ? Reflect.get(given, name) : undefined;

/** An invalid call; the message is for the agent. */
export class ToolInputError extends Error {}

/**
 * Reads a whole number or its digits. An empty text must not count as 0, which removes a line.
 *
 * @throws {ToolInputError} below `least`
 */
export function givenQuantity(given: unknown, least: number): number {
  const quantity = readQuantity(given);
  if (quantity === null || quantity < least)
    throw new ToolInputError(`quantity must be a whole number of at least ${least}`);
  return quantity;
}
