import { groupNames, loadWidgets } from '../../theme/contracts/load-widgets';
import { widgetHeader } from '../../theme/contracts/read-header';
import { widgetChapter } from '../../theme/contracts/widget-chapter';
import { widgetStates } from '../../theme/contracts/widget-states';

/** The path of the authors' reference, from the repository root. */
export const manualPath = 'theme-templates/WIDGETS.md';

/** The chapters of the widgets, from the partials' headers and the contracts. */
export async function widgetChapters(): Promise<string> {
  const chapters = await Promise.all(
    groupNames().map(async (group) => {
      const widgets = (await loadWidgets(group)).map(({ contract }) => ({
        contract,
        header: widgetHeader(contract.name),
        states: widgetStates(group, contract.name),
      }));
      return widgetChapter(group, widgets);
    }),
  );
  return chapters.join('\n\n');
}
