import { unclobbered } from './unclobbered';

/** In `data-widget-status`, for authors and operators; a removed slot lacks it. */
export type Status = 'waiting' | 'loading' | 'mounted' | 'failed' | 'removed';

export function setStatus(slot: { readonly element: HTMLElement; status: Status }, status: Status): void {
  slot.status = status;
  unclobbered(slot.element, 'dataset').widgetStatus = status;
}
