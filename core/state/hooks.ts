import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppThunk, RootState } from './make-store';

export const useAppSelector = useSelector.withTypes<RootState>();

/** `useDispatch`, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** The functions are the same in every render. */
export interface LatestRequest {
  readonly isPending: boolean;
  /** Aborts the previous request, whose promise never settles. */
  send<Result>(request: (signal: AbortSignal) => AppThunk<Promise<Result>>): Promise<Result>;
  abort(): void;
}

/**
 * Sends one request at a time. Code after `await send(…)` runs only if no newer request was sent and the widget is still
 * mounted.
 */
export function useLatestRequest(): LatestRequest {
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(false);
  const [{ send, abort }] = useState((): Pick<LatestRequest, 'send' | 'abort'> => {
    let latest: AbortController | undefined;
    const abort = () => {
      latest?.abort();
      setPending(false);
    };
    return {
      abort,
      send(request) {
        abort();
        const { signal } = (latest = new AbortController());
        setPending(true);
        const unlessAborted =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            if (signal.aborted) return;
            setPending(false);
            settle(value);
          };
        return new Promise((resolve, reject) =>
          dispatch(request(signal)).then(unlessAborted(resolve), unlessAborted(reject)),
        );
      },
    };
  });
  useEffect(() => abort, [abort]);
  return { isPending, send, abort };
}
