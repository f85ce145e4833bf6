import type { Widget } from '../../../core/contract/define-widget';
import { mountForUser } from './with-user';

/** Mounts the example of a form's widget. Nothing leaves the page. */
export async function mountForm(widget: Widget, options: Parameters<typeof mountForUser>[1] = {}) {
  const mounted = await mountForUser(widget, options);
  const submitters: (HTMLElement | null)[] = [];
  // On the window, because the widget answers at the document, after all other scripts.
  window.onsubmit = (event) => {
    if (!event.defaultPrevented) submitters.push((event as SubmitEvent).submitter);
    event.preventDefault();
  };
  return {
    ...mounted,
    /** The buttons with which the browser would have sent the form. */
    submitters,
    /** Presses a button of the form; its first one by default. */
    press: (button = 'button') => mounted.click(mounted.slot.querySelector(button)!),
    /** The messages beside the questions that have one. */
    messages: () => mounted.parts('problem').flatMap(({ textContent }) => textContent || []),
  };
}
