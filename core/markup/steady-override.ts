import { isHandler, type Handler } from './merge-props';
import type { PartProps } from './overrides';

/** The override of one element: none, its props, or null for an element that is removed. */
export type ResolvedOverride = PartProps | null | undefined;

/** Takes the newest override of an element, and returns the steady one. */
export type SteadyOverride = (next: ResolvedOverride) => ResolvedOverride;

type Props = Record<string, unknown>;

/**
 * Keeps the override of one element the same object until it changes, so that React skips the element. Widgets make new handlers at
 * each render: the element gets one steady handler, which calls the newest.
 *
 * @param listenTo called once with the name of each handler
 */
export function steadyOverride(listenTo: (handler: string) => void): SteadyOverride {
  let newest: ResolvedOverride;
  let steady: ResolvedOverride;
  const handlers: Record<string, Handler> = {};

  const handlerOf = (name: string): Handler => {
    const call: Handler = (...args) => ((newest ?? {}) as Record<string, Handler | undefined>)[name]?.(...args);
    if (!handlers[name]) listenTo(name);
    return (handlers[name] ??= call);
  };

  return (next) => {
    newest = next;
    if (saysTheSame(steady, next)) return steady;
    steady = next && { ...next };
    for (const [name, value] of Object.entries(steady ?? {})) {
      if (isHandler(name, value)) (steady as Props)[name] = handlerOf(name);
    }
    return steady;
  };
}

function saysTheSame(before: ResolvedOverride, now: ResolvedOverride): boolean {
  if (!before || !now) return before === now;
  return sameProps(before as Props, now as Props) && sameProps(now as Props, before as Props);
}

/** Whether the second has all props of the first. All handlers count as equal. */
const sameProps = (some: Props, others: Props): boolean =>
  Object.entries(some).every(([name, value]) => {
    const other = others[name];
    if (name === 'style') return value === other || sameProps((value ?? {}) as Props, (other ?? {}) as Props);
    return Object.is(value, other) || (isHandler(name, value) && isHandler(name, other));
  });
