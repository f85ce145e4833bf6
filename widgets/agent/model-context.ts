/** The schema of a tool's parameters: JSON Schema, as far as it is used here. */
interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** The answer of a tool, in the format of the Model Context Protocol. */
export interface ToolAnswer {
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
  execute(input: Readonly<Record<string, unknown>>, client?: { readonly signal?: AbortSignal }): Promise<ToolAnswer>;
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
    respondWith?(answer: Promise<unknown>): void;
  }
}
