import { unclobbered } from './unclobbered';

/** The state of a slot. Authors, style sheets and operators read it in `data-widget-status`; a removed slot lacks it. */
export type Status = 'waiting' | 'loading' | 'mounted' | 'failed' | 'removed';

/** Sets the status of a slot, also in its markup. */
export function setStatus(slot: { readonly element: HTMLElement; status: Status }, status: Status): void {
  slot.status = status;
  unclobbered(slot.element, 'dataset').widgetStatus = status;
}
