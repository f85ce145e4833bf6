import { jest } from '@jest/globals';
import type { Bundle } from '../../core/loader/bundle';

/** The bundle's own table, as it hands it to the loader; the loader is not started. */
export function bundleTable(): Bundle {
  let table: Bundle | undefined;
  jest.doMock('../../core/loader/start', () => ({ start: (bundle: Bundle) => void (table = bundle) }));
  // Without a page nobody is staff, and there is no badge.
  jest.doMock('../../core/page/may-be-staff', () => ({ mayBeStaff: () => false }));
  jest.doMock('../../widgets/global/show-kept-badge', () => ({ showKeptBadge: () => 'runtime' }));
  // The build writes the version in.
  Object.assign(globalThis, { WIDGETS_VERSION: 'test' });
  jest.requireActual('../../widgets/bundle');
  jest.dontMock('../../core/loader/start');
  jest.dontMock('../../core/page/may-be-staff');
  jest.dontMock('../../widgets/global/show-kept-badge');
  if (!table) throw new Error('widgets/bundle.ts starts no loader');
  return table;
}
