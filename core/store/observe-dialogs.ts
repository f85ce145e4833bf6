import { closeDialog } from './dialogs';
import type { AppStore } from './make-store';
import { selectDialog } from './ui-slice';

/**
 * Lets the browser ask what no dialog of the theme can: a theme that took over the product widgets, but not
 * the dialogs, still tells its shoppers why an item was not added.
 *
 * @returns stops observing
 */
export function observeDialogs(store: AppStore): () => void {
  return store.subscribe(() => {
    for (const name of ['alert', 'confirm']) {
      const dialog = selectDialog(store.getState(), name);
      if (!dialog || hasDialog(name)) continue;
      const answer = name === 'alert' ? (window.alert(dialog.text), true) : window.confirm(dialog.text);
      store.dispatch(closeDialog(name, answer));
    }
  });
}

/** Whether the theme has a dialog of a name: `data-name`, or a widget of its own. One that failed is none. */
export function hasDialog(name: string): boolean {
  const works = ':not([data-widget-status="failed"])';
  return (
    document.querySelector(`[data-widget][data-name="${name}"]${works},[data-widget="${name}"]${works}`) !==
    null
  );
}
