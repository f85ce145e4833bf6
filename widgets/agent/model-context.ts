/** The schema of a tool's parameters: JSON Schema, as far as it is used here. */
interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** The answer of a tool, in the format of the Model Context Protocol. */
export interface ToolAnswer {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  /** The text says why the tool did nothing. A rejected promise would lose the text: browsers replace it. */
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
 * The tools of a page, for the shopper's agent. A tool is removed by its signal. The promise rejects when the page has a tool of
 * this name. Source: https://webmachinelearning.github.io/webmcp/
 */
export interface ModelContext {
  registerTool(tool: ModelTool, options: { readonly signal: AbortSignal }): Promise<void>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
  interface SubmitEvent {
    /** Whether an agent has filled in the form. */
    readonly agentInvoked?: boolean;
    /** Tells the agent the outcome of a submit that was prevented. */
    respondWith?(answer: Promise<unknown>): void;
  }
}
