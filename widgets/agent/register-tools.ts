import { reportFailure } from '../../core/state/report-failure';
import { cartTools } from './cart-tools';
import type { ModelContext, ModelTool } from './model-context';
import { productTools } from './product-tools';
import { runTool } from './run-tool';
import type { Parameter, Tool, ToolServices } from './tool';

const tools: Readonly<Record<string, Tool>> = { ...productTools, ...cartTools };
const types: Readonly<Record<Parameter, object>> = {
  query: { type: 'string' },
  product: { type: 'string' },
  options: { type: 'object', additionalProperties: { type: 'string' } },
  quantity: { type: 'integer' },
  line: { type: 'string' },
};

/**
 * Registers each tool that the template describes, if the page has the widget that the tool needs. If another script has
 * registered a tool of the same name, this is reported, because agents would call the other script's tool.
 * @param descriptions the descriptions by the tools' names
 * @param signal removes the tools
 */
export function registerTools(
  modelContext: ModelContext,
  descriptions: ReadonlyMap<string, string>,
  services: Omit<ToolServices, 'signal'>,
  signal: AbortSignal,
): void {
  let last: Promise<unknown> = Promise.resolve();
  /** Runs writes one after the other, so that each one starts from the result of the one before. */
  const inTurn = <Result>(write: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(write);
    last = turn.catch(() => {});
    return turn;
  };
  const register = async (name: string, tool: Tool, description: string) => {
    const execute: ModelTool['execute'] = (input, client) => {
      const unwanted = client?.signal ?? signal;
      const run = async () => {
        unwanted.throwIfAborted();
        return tool.run(input, { ...services, signal: unwanted });
      };
      return runTool(name, () => (tool.reads ? run() : inTurn(run)), unwanted);
    };
    const parameters = tool.takes.map((parameter) => [
      parameter,
      { ...types[parameter], description: services.words[parameter] },
    ]);
    await modelContext.registerTool(
      {
        name,
        description,
        inputSchema: {
          type: 'object',
          properties: Object.fromEntries(parameters),
          ...(tool.required && { required: tool.required }),
        },
        // Answers contain names, options and descriptions by merchants, shoppers and apps.
        annotations: { readOnlyHint: Boolean(tool.reads), untrustedContentHint: true },
        execute,
      },
      { signal },
    );
  };

  for (const [name, description] of descriptions) {
    const tool = tools[name];
    if (!tool) reportFailure(`tool ${name}`, new Error('no tool has this name'));
    else if (document.querySelector(`[data-widget="${tool.needs}"]`)) {
      register(name, tool, description).catch((cause: unknown) => {
        if (!signal.aborted) reportFailure(`registering the tool ${name}`, cause);
      });
    }
  }
}
