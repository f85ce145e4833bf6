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
 * Registers the tools that the template names and this page can show. A name that another script has taken is reported: an agent
 * would call the tool of that script.
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
  /** Writes run one after the other: each begins with the page that the one before has left. */
  const inTurn = <Result>(write: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(write);
    last = turn.catch(() => {});
    return turn;
  };
  const register = (name: string, tool: Tool, description: string) => {
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
    return modelContext.registerTool(
      {
        name,
        description,
        inputSchema: {
          type: 'object',
          properties: Object.fromEntries(parameters),
          ...(tool.required && { required: tool.required }),
        },
        // Answers have names, options and descriptions, which merchants, shoppers and apps have written.
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
