import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';
import type { Contract } from '../../../core/contract/define-contract';
import type { Widget } from '../../../core/contract/define-widget';

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

/** The contract of every widget, by the widget's name. */
export async function knownContracts(): Promise<Map<string, Contract>> {
  const groups = await Promise.all(groupNames().map(loadWidgets));
  return new Map(groups.flat().map(({ contract }) => [contract.name, contract] as const));
}
