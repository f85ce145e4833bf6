import { isClassMap, isHandler, type Handler } from './merge-props';
import type { PartProps } from './overrides';
import { unlessCancelled } from './unless-cancelled';

/** The override of one element: undefined for none, its props, or null to remove the element from the page. */
export type ResolvedOverride = PartProps | null | undefined;

/** Takes the newest override of an element, and returns one that stays the same object as long as possible. */
export type SteadyOverride = (next: ResolvedOverride) => ResolvedOverride;

type Props = Record<string, unknown>;

/**
 * Keeps the override of one element the same object until its content changes, so that React skips the element. Widgets make
 * new handlers at each render. So the element gets one handler that stays, and this handler calls the newest one, unless another
 * script has cancelled the event.
 *
 * @param listenTo called once with the name of each handler
 */
export function steadyOverride(listenTo: (handler: string) => void): SteadyOverride {
  let newest: ResolvedOverride;
  let steady: ResolvedOverride;
  const handlers: Record<string, Handler> = {};

  const handlerOf = (name: string): Handler => {
    const call: Handler = (...args) => {
      const [event] = args as [Event & { nativeEvent?: Event }];
      const native = event.nativeEvent ?? event;
      unlessCancelled(name, native, native.eventPhase === Event.CAPTURING_PHASE, () =>
        ((newest ?? {}) as Record<string, Handler | undefined>)[name]?.(...args),
      );
    };
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

/** Whether `others` has all props of `some` with the same values. Any two handlers count as the same. */
const sameProps = (some: Props, others: Props): boolean =>
  Object.entries(some).every(([name, value]) => {
    const other = others[name];
    if (name === 'style' || isClassMap(name, value))
      return value === other || sameProps((value ?? {}) as Props, (other ?? {}) as Props);
    return Object.is(value, other) || (isHandler(name, value) && isHandler(name, other));
  });
