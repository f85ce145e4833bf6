import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppThunk, RootState } from './make-store';

/** `useSelector`, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useDispatch`, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** The functions are the same in every render. */
export interface NewestResponse {
  readonly isAsking: boolean;
  /** Aborts the previous request, whose promise never settles. */
  ask<Result>(question: (signal: AbortSignal) => AppThunk<Promise<Result>>): Promise<Result>;
  stop(): void;
}

/**
 * Sends one request at a time. Code after `await ask(…)` runs only if no newer request was sent and the widget is still
 * mounted.
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
