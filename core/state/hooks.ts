import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './make-store';

/** Reads the store; the widget renders again when what the selector returns is another value. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** Gives orders: dispatches facts and thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
