import { failureText } from '../../core/state/failure-text';
import { isChallenge } from '../../core/state/is-challenge';
import { isRefusal } from '../../core/state/is-refusal';
import { reportFailure } from '../../core/state/report-failure';
import type { ToolAnswer } from './model-context';
import { cutText } from './shown-text';
import { Mistake } from './tool';

/** Maximum characters of an answer with its envelope: https://developer.chrome.com/docs/ai/webmcp */
const LIMIT = 1500;
/** Characters of the envelope. */
const ENVELOPE = 60;

/**
 * Runs a tool and makes its answer. A failure is an answer with `isError`: the shop's message, or the mistake in the call.
 * If the result of a write is unknown, the answer says so.
 * @param signal aborted when the agent no longer waits for the answer
 * @throws only if the signal is aborted
 */
export async function runTool(name: string, run: () => Promise<object>, signal: AbortSignal): Promise<ToolAnswer> {
  try {
    return answer(await run());
  } catch (error) {
    if (error instanceof Mistake) return { ...answer({ error: error.message }), isError: true };
    if (signal.aborted) throw error;
    if (!isRefusal(error)) reportFailure(`tool ${name}`, error);
    const isUnsure = error instanceof Error && error.name === 'UnsureError';
    // A tool has no form that the browser could send. The message says what the host wants.
    const text = isChallenge(error) ? error.message : failureText(error);
    return {
      ...answer({ error: text, ...(isUnsure && { outcome: 'unknown', doNotRepeat: true }) }),
      isError: true,
    };
  }
}

const answer = (result: object): ToolAnswer => ({ content: [{ type: 'text', text: shorten(result) }] });

/**
 * Maximum lengths of a text, in characters. If an answer is too long, the next length is used. The last one
 * must not cut the id of a cart's line, which has 36 characters.
 */
const TEXTS = [1000, 300, 150, 75, 40];

/**
 * Serializes a result. In a long result it cuts texts. If that is not enough, it removes the last entries of the longest lists, and adds
 * their number as `omitted`.
 */
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

/** All non-empty lists in a value. */
function findLists(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(findLists);
  return Array.isArray(value) && value.length > 0 ? [value, ...inner] : inner;
}
