import { useEffect, useState } from 'react';
import { useAppDispatch } from './hooks';
import type { AppThunk } from './make-store';

/** A place for one question to the shop at a time. The functions stay the same from render to render. */
export interface NewestAnswer {
  /** Whether an answer is awaited. */
  readonly isAsking: boolean;
  /**
   * Asks, and gives up the question before.
   *
   * @param question makes the thunk; its signal is aborted when the answer is no longer wanted
   * @returns a promise of the answer, which rejects as the thunk does; once the answer is unwanted it never settles
   */
  ask<Answer>(question: (signal: AbortSignal) => AppThunk<Promise<Answer>>): Promise<Answer>;
  /** Gives up the question that is open, if there is one. */
  stop(): void;
}

/**
 * Asks the shop and drops an answer when something newer was asked, or when the widget has left the page. Code behind
 * `await ask(…)` runs for a wanted answer only, so it need not check.
 */
export function useNewestAnswer(): NewestAnswer {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [{ ask, stop }] = useState((): Pick<NewestAnswer, 'ask' | 'stop'> => {
    let newest: AbortController | undefined;
    const stop = () => {
      newest?.abort();
      setAsking(false);
    };
    return {
      stop,
      ask(question) {
        stop();
        const { signal } = (newest = new AbortController());
        setAsking(true);
        const wanted =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            if (signal.aborted) return;
            setAsking(false);
            settle(value);
          };
        return new Promise((resolve, reject) => dispatch(question(signal)).then(wanted(resolve), wanted(reject)));
      },
    };
  });
  useEffect(() => stop, [stop]);
  return { isAsking, ask, stop };
}
