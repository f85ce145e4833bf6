import { createContext } from 'react';
import { type Handler, isClassMap, isHandler, unlessCancelled } from './merge-props';
import type { InitialProps, Overrides, PartOverride, PartProps } from './overrides';

export const SlotOverridesContext = createContext<SlotOverrides>(createSlotOverrides(new Map(), () => {}));

/** Null removes the element. */
export type ResolvedOverride = PartProps | null | undefined;

type SteadyOverride = (next: ResolvedOverride) => ResolvedOverride;

type Props = Record<string, unknown>;

/**
 * Keeps an override the same object until its content changes, so that React skips the element. Handlers are new at
 * each render, so a steady one calls the newest, unless another script cancelled the event.
 * @param listenTo called once with each handler's name
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

/** Any two handlers count as the same. */
const sameProps = (some: Props, others: Props): boolean =>
  Object.entries(some).every(([name, value]) => {
    const other = others[name];
    if (name === 'style' || isClassMap(name, value))
      return value === other || sameProps((value ?? {}) as Props, (other ?? {}) as Props);
    return Object.is(value, other) || (isHandler(name, value) && isHandler(name, other));
  });

export interface SlotOverrides {
  get(part: string, index: number): ResolvedOverride;
  set(next: Overrides): void;
  subscribe(listener: () => void): () => void;
}

/** @param initial for overrides that are functions */
export function createSlotOverrides(
  initial: ReadonlyMap<string, readonly InitialProps[]>,
  listenTo: (handler: string) => void,
): SlotOverrides {
  let overrides: Readonly<Record<string, ResolvedOverride | readonly ResolvedOverride[]>> = {};
  const steady = new Map<string, SteadyOverride[]>();
  const listeners = new Set<() => void>();

  const resolve = (part: string, override: PartOverride) => {
    const steadyOfPart = steady.get(part) ?? [];
    steady.set(part, steadyOfPart);
    const steadyAt = (next: ResolvedOverride, index: number) =>
      (steadyOfPart[index] ??= steadyOverride(listenTo))(next);
    return typeof override === 'function'
      ? initial.get(part)?.map((element, index) => steadyAt(override(element, index), index))
      : steadyAt(override, 0);
  };

  return {
    get(part, index) {
      const override = overrides[part];
      return Array.isArray(override) ? override[index] : (override as ResolvedOverride);
    },
    set(next) {
      // An error in a function while a part renders would unmount the root and its markup.
      overrides = Object.fromEntries(
        Object.entries(next).map(([part, override]) => [part, resolve(part, override as PartOverride)]),
      );
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
