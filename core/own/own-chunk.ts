import type { Widget } from '../contract/define-widget';
import { report } from '../errors/report';
import { settleSlots } from '../mount/due-slot';
import { defineGroup, type Group } from '../mount/mount-slots';
import * as list from './storefront-widgets';

declare const WIDGETS_VERSION: string;

/** Returns an export of the list by its name. */
type Take = (name: string) => unknown;

const exported: Readonly<Record<string, unknown>> = list;

const majorOf = (version: string): string => version.split('.')[0]!;

/** Leaves a chunk's slots as rendered, and says why once. */
function refuse(message: string, cause: unknown): Group {
  let isReported = false;
  return {
    widgets: new Map(),
    async mount(_session, slots) {
      if (!isReported) report({ kind: 'chunk', message, element: slots[0]?.element, cause });
      isReported = true;
      const settle = settleSlots(slots);
      for (const { element } of slots) settle(element, 'failed', () => {});
    },
  };
}

/**
 * Makes a group of a theme's own chunk, with this bundle's React and store.
 *
 * @param name of the chunk's folder, for reports
 * @param builtFor the version whose list it was built with
 * @param run runs its code, and returns its widgets
 */
export function openOwn(
  name: string,
  builtFor: string,
  run: (take: Take) => readonly Widget[],
): { readonly group: Group } {
  const page = `this page runs widgets ${WIDGETS_VERSION}`;
  try {
    if (majorOf(builtFor) !== majorOf(WIDGETS_VERSION)) throw new Error(`built for widgets ${builtFor}, and ${page}`);
    const widgets = run((wanted) => {
      if (Object.hasOwn(exported, wanted)) return exported[wanted];
      throw new Error(`"${wanted}" of widgets ${builtFor} is missing, because ${page}`);
    });
    return { group: defineGroup(widgets) };
  } catch (cause) {
    return { group: refuse(`own widgets "${name}" do nothing: ${(cause as Error).message}`, cause) };
  }
}
