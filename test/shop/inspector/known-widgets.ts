import { kebabCase } from '../../../core/contract/attribute';
import { contractsWith, readOwn } from '../../theme/own/read-own';
import type { KnownWidget } from './inspected-slot';

/**
 * The moment and the parts of each widget, by the widget's name, for the inspector.
 *
 * @param theme the folder of the served theme, which may have widgets of its own
 */
export async function knownWidgets(theme: string): Promise<Record<string, KnownWidget>> {
  const entries = [...(await contractsWith(await readOwn(theme)))].map(
    ([name, { moment, parts = {}, attributes = {} }]) => {
      // Data that are too large for an attribute are in a part.
      const data = Object.entries(attributes)
        .filter(([, { kind }]) => kind === 'json')
        .map(([part, { fallback }]) => [part, { required: !fallback, is: 'JSON' }] as const);
      const marks = [...Object.entries(parts), ...data].map(
        ([part, { required, is }]) => [kebabCase(part), { required, is }] as const,
      );
      return [name, { moment, parts: Object.fromEntries(marks) }] as const;
    },
  );
  return Object.fromEntries(entries);
}
