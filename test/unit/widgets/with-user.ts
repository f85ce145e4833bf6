import type { Widget } from '../../../core/contract/define-widget';
import { closeDialog } from '../../../core/state/ui/dialogs';
import { mountExample } from '../../support/examples/mount-example';
import type { MountedWidget } from '../../support/examples/mount-widget';
import { settle } from '../../support/jest/settle';

/** Adds to a mounted widget what a shopper does, and what the shopper then gets. Each action waits for its effects. */
export const withUser = <Mounted extends MountedWidget>(mounted: Mounted) => {
  const { slot, store } = mounted;
  return Object.assign(mounted, {
    /** Clicks an element, the slot by default. Resolves to whether the click was left to the browser. */
    click: async (target: Element = slot, init: MouseEventInit = {}): Promise<boolean> => {
      let isLeft = false;
      const last = (event: Event) => {
        isLeft = !event.defaultPrevented;
        // jsdom cannot navigate.
        if (target.closest('a[href]')) event.preventDefault();
      };
      window.addEventListener('click', last, { once: true });
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      window.removeEventListener('click', last);
      await settle();
      return isLeft;
    },
    /** Presses a key on an element. Returns whether the widget handled it. */
    key: (target: Element, key: string, init: KeyboardEventInit = {}): boolean =>
      !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })),
    /** Writes a text into a field; the event says how. */
    type: async (field: Element, text: string, event: Event = new Event('input', { bubbles: true })) => {
      (field as HTMLInputElement).value = text;
      field.dispatchEvent(event);
      await settle();
    },
    /** Selects a value of a list. */
    select: async (list: Element, value: string) => {
      (list as HTMLSelectElement).value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      await settle();
    },
    submit: async (form: Element = slot) => ((form as HTMLFormElement).requestSubmit(), settle()),
    /** Closes the open question. */
    confirm: async (confirmed: boolean) => (store.dispatch(closeDialog('confirm', { confirmed })), settle()),
    /** The open dialogs, each as its name, or as `name: text`. */
    dialogs: () => store.getState().ui.dialogs.map(({ name, text }) => (text ? `${name}: ${text}` : name)),
    /** The texts for screen readers. */
    announced: () => store.getState().ui.announcements.map(({ text }) => text),
  });
};

/** Mounts the example of a widget's partial, for a shopper. */
export const mountForUser = async (widget: Widget, options?: Parameters<typeof mountExample>[1]) =>
  withUser(await mountExample(widget, options));

/** A promise that the test settles; then it waits for the effects. */
export function deferred<Value = unknown>() {
  let resolve = (_: Value) => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<Value>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return {
    promise,
    resolve: async (value: Value) => (resolve(value), settle()),
    reject: async (error: unknown) => (reject(error), settle()),
  };
}
