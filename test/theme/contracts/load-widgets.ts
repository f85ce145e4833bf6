import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';
import type { Widget } from '../../../core/contract/define-widget';
import type { ContractsByGroup } from './packaged-widgets';

export { groupNames };

/** The widgets of a group, ordered by name. */
export function loadWidgets(group: string): Promise<Widget[]> {
  const load = async (file: string, name: string) => {
    // The bundler of `npm run check` finds the files by this pattern.
    const inside = file.slice('widgets/'.length, -'.tsx'.length);
    const module = (await import(`../../../widgets/${inside}.tsx`)) as Record<string, Widget>;
    return module[name]!;
  };
  return Promise.all(widgetFiles(group).map((file) => load(file.path, file.export)));
}

/** The contracts of every group, from the widgets' source code. */
export async function loadContracts(): Promise<ContractsByGroup> {
  const groups = groupNames().map(async (group) => {
    return [group, (await loadWidgets(group)).map(({ contract }) => contract)] as const;
  });
  return Object.fromEntries(await Promise.all(groups));
}
