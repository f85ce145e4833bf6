import { isPrevented } from '../../core/errors/shop-error';
import { failureText, isChallenge, isRefusal, reportFailure } from '../../core/state/failures';
import { cartTools } from './cart-tools';
import { productTools } from './product-tools';
import { cutText } from './shown-text';
import {
  type ModelContext,
  type ModelTool,
  objectOf,
  type Tool,
  ToolInputError,
  type ToolResult,
  type ToolServices,
} from './tool';

/** Maximum characters of a result with its envelope: https://developer.chrome.com/docs/ai/webmcp */
const LIMIT = 1500;
const ENVELOPE = 60;

/**
 * A failure becomes a result with `isError`.
 *
 * @throws only if `signal` is aborted
 */
async function runTool(name: string, run: () => Promise<object>, signal: AbortSignal): Promise<ToolResult> {
  try {
    return toResult(await run());
  } catch (error) {
    if (error instanceof ToolInputError) return { ...toResult({ error: error.message }), isError: true };
    if (signal.aborted) throw error;
    if (!isRefusal(error)) reportFailure(`tool ${name}`, error);
    const isOutcomeUnknown = error instanceof Error && error.name === 'UnknownOutcomeError';
    // There is no form to send natively: the message says what the host wants.
    const isSilent = isPrevented(error) && !error.text;
    const text = isChallenge(error) || isSilent ? (error as Error).message : failureText(error);
    return {
      ...toResult({ error: text, ...(isOutcomeUnknown && { outcome: 'unknown', doNotRepeat: true }) }),
      isError: true,
    };
  }
}

const toResult = (result: object): ToolResult => ({ content: [{ type: 'text', text: shorten(result) }] });

/** Tried in turn, in characters. Ids of cart lines have 36. */
const TEXTS = [1000, 300, 150, 75, 40];

/** Cuts texts, then drops the last entries of the longest lists and counts them as `omitted`. */
function shorten(result: object): string {
  let text = '';
  for (const most of TEXTS) {
    text = JSON.stringify(result, (_, value: unknown) => (typeof value === 'string' ? cutText(value, most) : value));
    if (fits(text)) return text;
  }
  const copy = JSON.parse(text) as Record<string, unknown>;
  for (let omitted = 1; !fits(text); omitted += 1) {
    const [longest] = findLists(copy).sort((one, other) => lengthOf(other) - lengthOf(one));
    if (!longest) break;
    longest.pop();
    copy.omitted = omitted;
    text = JSON.stringify(copy);
  }
  return text;
}

const fits = (text: string): boolean => JSON.stringify(text).length <= LIMIT - ENVELOPE;
const lengthOf = (list: unknown[]): number => JSON.stringify(list).length;

function findLists(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(findLists);
  return Array.isArray(value) && value.length > 0 ? [value, ...inner] : inner;
}

const tools: Readonly<Record<string, Tool>> = { ...productTools, ...cartTools };

/**
 * Registers the described tools whose widget is on the page. A duplicate name is reported: agents would call the other
 * tool.
 *
 * @param signal removes the tools
 */
export function registerTools(
  modelContext: ModelContext,
  descriptions: ReadonlyMap<string, string>,
  services: Omit<ToolServices, 'signal'>,
  signal: AbortSignal,
): void {
  let last: Promise<unknown> = Promise.resolve();
  /** Each write starts from the last result. */
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
    await modelContext.registerTool(
      {
        name,
        description,
        inputSchema: objectOf(tool.input?.(services.messages) ?? {}, tool.required),
        // Names, options and descriptions come from merchants, shoppers and apps.
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
