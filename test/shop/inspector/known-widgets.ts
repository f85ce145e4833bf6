import { readFileSync } from 'node:fs';
import { kebabCase } from '../../../core/contract/attribute-name';
import { knownContracts } from '../../theme-check/known-contracts';
import { bundleMoments } from './bundle-moments';
import type { KnownWidget } from './inspected-slot';

/** What the inspector asks of each widget's contract. */
export async function knownWidgets(): Promise<Record<string, KnownWidget>> {
  const moments = bundleMoments(readFileSync('widgets/bundle.ts', 'utf8'));
  const entries = [...(await knownContracts())].map(([name, { parts = {}, attributes = {} }]) => {
    // Data too large for an attribute stand in a part.
    const data = Object.entries(attributes)
      .filter(([, { kind }]) => kind === 'json')
      .map(([part, { fallback }]) => [part, { required: !fallback, is: 'JSON' }] as const);
    const marks = [...Object.entries(parts), ...data].map(
      ([part, { required, is }]) => [kebabCase(part), { required, is }] as const,
    );
    return [name, { moment: moments[name] ?? 'unknown', parts: Object.fromEntries(marks) }] as const;
  });
  return Object.fromEntries(entries);
}
