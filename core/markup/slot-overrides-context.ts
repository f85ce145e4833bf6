import { createContext } from 'react';
import { createSlotOverrides, type SlotOverrides } from './slot-overrides';

/** The part store of the slot whose tree is being rendered. */
export const SlotOverridesContext = createContext<SlotOverrides>(createSlotOverrides());
