import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './make-store';

/** Reads the state; the widget renders again when the selector returns another value. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** Dispatches actions and thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
