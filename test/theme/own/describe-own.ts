import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetFiles } from '../../../core/build/widget-files.mjs';
import { readHeader } from '../contracts/read-header';
import type { DescribedWidget } from '../contracts/widget-chapter';
import { statesOf } from '../contracts/widget-states';
import type { OwnChunk } from './build-own';

/** The widgets of a chunk, with the headers of their partials in the theme. */
export function describeOwn(theme: string, { name: folder, contracts }: OwnChunk): DescribedWidget[] {
  const root = join(theme, 'widgets');
  const files = new Map(widgetFiles(folder, root).map(({ name, path }) => [name, path]));
  return contracts.map((contract) => {
    const partial = join(theme, 'templates/components/widgets', `${contract.name}.html`);
    return {
      contract,
      header: existsSync(partial) ? readHeader(readFileSync(partial, 'utf8')) : undefined,
      states: statesOf(files.get(contract.name) ?? '', (path) => path.startsWith(root)),
    };
  });
}
