/*
 * What a theme's own widgets may import from `storefront-widgets` and from React. This list is a promise: a release that
 * removes or changes a name is a major version.
 */
export {
  createContext,
  createElement,
  Fragment,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { boolean, json, number, oneOf, string } from '../contract/attribute';
export { defineContract, defineWidget, optional, required } from '../contract/define-widget';
export { fillMessage } from '../contract/fill-message';
export { on } from '../events/widget-events';
export { useAppDispatch } from '../state/hooks';
export { useProduct } from '../state/product/use-product';
export { announce } from '../state/slices/ui-slice';
export { askConfirm, closeDialog, openDialog, showAlert } from '../state/ui/dialogs';
export { useCart } from './use-cart';
