import { createContext } from 'react';
import { createPartStore, type PartStore } from './part-store';

/** The part store of the slot whose tree is being rendered. */
export const PartStoreContext = createContext<PartStore>(createPartStore());
