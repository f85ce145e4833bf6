import { jest } from '@jest/globals';
import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';
import type { Moment } from '../../../core/contract/moment';
import type { Bundle } from '../../../core/loader/bundle';
import { readTable, type TableEntry, whenDue } from '../../../core/loader/page-slots';

interface BundleTable {
  /** The default moment of each widget, by group and widget. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Moment>>>>;
}

/** Returns the bundle's own table, which it passes to the loader; the loader is not started. */
export function bundleTable(): BundleTable {
  let table: Bundle | undefined;
  jest.doMock('../../../core/loader/start', () => ({ start: (bundle: Bundle) => void (table = bundle) }));
  jest.doMock('../../../widgets/global/show-stored-badge', () => ({ showStoredBadge: () => 'runtime' }));
  if (!('location' in globalThis)) Object.assign(globalThis, { location: { hash: '' } });
  if (!('document' in globalThis))
    Object.assign(globalThis, { document: { readyState: 'complete', querySelector: () => null } });
  // The build sets these two values.
  Object.assign(globalThis, { WIDGETS_VERSION: 'test', RUNTIME_INTEGRITY: '' });
  jest.requireActual('../../../widgets/bundle');
  jest.dontMock('../../../core/loader/start');
  jest.dontMock('../../../widgets/global/show-stored-badge');
  if (!table) throw new Error('widgets/bundle.ts starts no loader');
  const entries = new Map<string, TableEntry>();
  readTable(
    table.widgets,
    whenDue(() => {}),
    entries,
  );
  const groups: Record<string, Record<string, Moment>> = {};
  for (const { name } of groupNames().flatMap((folder) => widgetFiles(folder))) {
    const { group, moment } = entries.get(name)!;
    (groups[group] ??= {})[name] = moment;
  }
  return { groups };
}
