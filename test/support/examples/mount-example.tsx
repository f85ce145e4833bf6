import type { Widget } from '../../../core/contract/define-widget';
import { type MountedWidget, type MountOptions, mountWidget } from './mount-widget';
import { renderedExamples } from './rendered-examples';

interface ExampleOptions extends MountOptions {
  /** The index of the partial's example; 0 by default. */
  example?: number;
  /** Adds the page around the example, e.g. the element of a product. */
  around?: (html: string) => string;
  /** Changes the markup before the widget mounts. */
  change?: (slot: HTMLElement) => void;
}

/**
 * Renders the example of a widget's partial into the page, without mounting it.
 *
 * @returns the slot
 */
export function printExample(
  { contract: { name } }: Widget,
  { example = 0, around = (html) => html, change }: ExampleOptions = {},
): HTMLElement {
  const html = renderedExamples(name)[example];
  if (html === undefined) throw new Error(`the partial of "${name}" has no example ${example}`);
  document.body.innerHTML = around(html);
  const slot = document.querySelector<HTMLElement>(`[data-widget="${name}"]`);
  if (!slot) throw new Error(`example ${example} of "${name}" prints no slot`);
  change?.(slot);
  return slot;
}

/** Mounts the example of a widget's own partial, with the real engine and a real store. */
export async function mountExample(widget: Widget, options: ExampleOptions = {}): Promise<MountedWidget> {
  printExample(widget, options);
  return mountWidget(widget, undefined, options);
}
