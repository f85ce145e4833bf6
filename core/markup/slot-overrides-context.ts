import { createContext } from 'react';
import { createSlotOverrides, type SlotOverrides } from './slot-overrides';

/** The overrides of the slot whose tree is being rendered. */
export const SlotOverridesContext = createContext<SlotOverrides>(createSlotOverrides(new Map(), () => {}));
