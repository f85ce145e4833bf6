import type { Page } from 'playwright-core';
import { until } from './until';

/** The response of a tool: its text as JSON, and its size in characters. */
export interface AgentResult {
  readonly isError: boolean;
  readonly result: Record<string, unknown>;
  readonly size: number;
}

/** A shopper's agent on a page. */
export interface Agent {
  /** The names of the page's tools. */
  tools(): Promise<string[]>;
  call(name: string, input?: object): Promise<AgentResult>;
  /** Fills in a form. The promise resolves to the response to the submit, once the shopper has pressed the form's button. */
  fill(name: string, fields: Readonly<Record<string, string>>): Promise<unknown>;
}

interface StandIn {
  readonly tools: Map<string, { execute(input: object, client: object): Promise<unknown> }>;
}

/** Adds a stand-in for `document.modelContext` before the page's scripts run, if the browser has none. */
export const giveModelContext = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if ('modelContext' in document) return;
    const tools = new Map<string, { name: string }>();
    const registerTool = async (tool: { name: string }, { signal }: { signal?: AbortSignal } = {}) => {
      if (tools.has(tool.name)) throw new DOMException('Duplicate tool name', 'InvalidStateError');
      tools.set(tool.name, tool);
      signal?.addEventListener('abort', () => tools.delete(tool.name));
    };
    Object.defineProperty(document, 'modelContext', { value: { tools, registerTool } });
  });

/** Waits until the page has tools, and calls them as the browser's agent does. */
export async function meetAgent(page: Page): Promise<Agent> {
  const isStandIn = await page.evaluate(
    () => 'tools' in (document as Document & { modelContext: object }).modelContext,
  );
  const tools = async () =>
    isStandIn
      ? page.evaluate(() => [...(document as unknown as { modelContext: StandIn }).modelContext.tools.keys()])
      : (await page.webmcp.tools()).map(({ name }) => name);
  await until('the page has tools', async () => (await tools()).length > 0);
  return {
    tools,
    async call(name, input = {}) {
      const whole = isStandIn
        ? await page.evaluate(
            ([tool, given]) => {
              const { modelContext } = document as unknown as { modelContext: StandIn };
              return modelContext.tools.get(tool)!.execute(given, { signal: new AbortController().signal });
            },
            [name, input] as const,
          )
        : await page.webmcp.callTool(name, input as Parameters<typeof page.webmcp.callTool>[1]);
      const { content, isError = false } = whole as { content: { text: string }[]; isError?: boolean };
      return {
        isError,
        result: JSON.parse(content[0]!.text) as Record<string, unknown>,
        size: JSON.stringify(whole).length,
      };
    },
    fill: (name, fields) =>
      isStandIn ? page.evaluate(fillForm, { name, fields }) : page.webmcp.callTool(name, fields),
  };
}

/** Fills in a form of the page, and marks its next submit as the agent's. */
function fillForm({ name, fields }: { name: string; fields: Readonly<Record<string, string>> }): Promise<unknown> {
  const form = document.querySelector<HTMLFormElement>(`form[toolname="${name}"]`)!;
  for (const [field, value] of Object.entries(fields)) {
    const input = form.elements.namedItem(field) as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return new Promise((resolve) => {
    const mark = (event: Event) => Object.assign(event, { agentInvoked: true, respondWith: resolve });
    form.addEventListener('submit', mark, { capture: true, once: true });
  });
}
