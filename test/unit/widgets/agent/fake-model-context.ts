import type { ModelContext, ModelTool } from '../../../../widgets/agent/tool';

/** A fake of the browser's tools of a page. Names are unique, and an aborted signal removes its tool. */
export interface FakeModelContext extends ModelContext {
  readonly tools: ReadonlyMap<string, ModelTool>;
  /** Calls a tool and reads its result. */
  call(
    name: string,
    input?: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<{ isError: boolean; result: Record<string, unknown> }>;
}

/** Sets `document.modelContext` to a fake whose tools the test can call. */
export function fakeModelContext(): FakeModelContext {
  const tools = new Map<string, ModelTool>();
  const modelContext: FakeModelContext = {
    tools,
    registerTool: async (tool, { signal }) => {
      if (tools.has(tool.name)) throw new Error('Duplicate tool name');
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    },
    async call(name, input = {}, signal = new AbortController().signal) {
      const { content, isError = false } = await tools.get(name)!.execute(input, { signal });
      return { isError, result: JSON.parse(content[0].text) as Record<string, unknown> };
    },
  };
  Object.defineProperty(document, 'modelContext', { value: modelContext, configurable: true });
  return modelContext;
}
