import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState, AppThunk } from './make-store';
import { useEffect, useState } from 'react';

/** Reads the state; the widget renders again when the selector returns another value. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** Dispatches actions and thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Sends one request to the shop at a time. The functions are the same in every render. */
export interface NewestResponse {
  /** Whether a response is pending. */
  readonly isAsking: boolean;
  /**
   * Sends a request and aborts the previous one.
   *
   * @param question makes the thunk; its signal is aborted when the response is no longer needed
   * @returns a promise of the response, which rejects as the thunk does; after the abort it never settles
   */
  ask<Result>(question: (signal: AbortSignal) => AppThunk<Promise<Result>>): Promise<Result>;
  /** Aborts the pending request, if there is one. */
  stop(): void;
}

/**
 * Sends a request to the shop. A response is dropped when a newer request was sent, or when the widget was unmounted. Code after
 * `await ask(…)` runs only for a response that is still needed, so it need not check.
 */
export function useNewestResponse(): NewestResponse {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [{ ask, stop }] = useState((): Pick<NewestResponse, 'ask' | 'stop'> => {
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
