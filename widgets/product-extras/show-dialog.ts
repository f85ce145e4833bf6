import { watchOverlays } from '../../core/controls/overlays';

/** It closes when another script shows an overlay, which would be under it and inert. */
export function showDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const unwatch = watchOverlays((come) => come.length > 0 && dialog.close());
  dialog.addEventListener('close', unwatch, { once: true });
}
